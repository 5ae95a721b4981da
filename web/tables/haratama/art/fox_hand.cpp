#include "web/draw/painter.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::art {

using draw::darker;
using draw::Ink;
using draw::lighter;
using draw::Painter;
using draw::Point;
using draw::Ui;

void fox_hand(Ui& ui, Point centre, float radius, Ink ink, float alpha) {
  const draw::NotedPicture noted(ui, "fox hand");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const ImU32 skin = ui.colour(ink);
  const ImU32 edge = darker(skin, 0.8F);
  // Palm and the two fingers that stand up as ears.
  constexpr std::string_view palm =
      "M -66 -92 C -52 -96 -42 -70 -34 -38 C -14 -46 14 -46 34 -38 C 42 -70 52 -96 66 -92 C 82 -86 74 -40 68 -6 "
      "C 66 26 50 50 34 62 L 36 84 L -36 84 L -34 62 C -50 50 -66 26 -68 -6 C -74 -40 -82 -86 -66 -92 Z";
  painter.fill(palm, lighter(skin, 0.1F), darker(skin, 0.12F));
  painter.line(palm, edge, painter.line_width());
  // The other two bend forward and meet the thumb: the snout.
  constexpr std::string_view snout =
      "M -30 -16 C -34 12 -20 42 0 48 C 20 42 34 12 30 -16 C 26 -30 6 -30 0 -22 C -6 -30 -26 -30 -30 -16 Z";
  painter.fill(snout, lighter(skin, 0.3F), skin);
  painter.line(snout, edge, painter.line_width());
  painter.line("M 0 -22 L 0 18", edge, painter.line_width() * 0.8F);
  painter.fill("M -10 28 C -4 24 4 24 10 28 C 8 40 -8 40 -10 28 Z", edge);
  constexpr std::string_view cuff = "M -44 78 C -18 86 18 86 44 78 L 50 100 L -50 100 Z";
  painter.fill(cuff, tint::cuff, tint::low_cuff);
}

}  // namespace kairo::haratama::art
