#include "web/draw/painter.h"
#include "web/tables/wicked/art/art.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::art {

using draw::darker;
using draw::lighter;
using draw::Painter;
using draw::Point;
using draw::Ui;

void search_piece(Ui& ui, Point centre, float radius, draw::Animal owner, float alpha) {
  const draw::NotedPicture noted(ui, "search piece");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const draw::Ink ink = draw::animal_ink(owner);
  const ImU32 wood = ui.colour(ink);
  const ImU32 dark = darker(wood, 0.86F);
  // A turned disc: side, top, a groove near the rim.
  painter.disc({0, 10}, 92, darker(wood, 0.5F), darker(wood, 0.7F));
  painter.disc({0, -4}, 92, lighter(wood, 0.25F), darker(wood, 0.12F));
  painter.ring({0, -4}, 83, darker(wood, 0.4F), std::max(1.0F, painter.pixels(4)));
  const bool pale_wood = luminance(ui.rgba(ink)) > 0.25F;
  const ImU32 ivory = tint::bone;
  draw::animal_shape(painter.at({0, -4}, 0.72F), owner, pale_wood ? dark : ivory,
                     pale_wood ? lighter(wood, 0.1F) : dark);
  painter.ring({0, -4}, 92, dark, painter.line_width() * 0.8F);
}

}  // namespace kairo::wicked::art
