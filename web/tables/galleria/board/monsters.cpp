#include "web/tables/galleria/board/monsters.h"

#include <algorithm>
#include <string>

#include "web/draw/painter.h"
#include "web/tables/galleria/art/card_signs.h"
#include "web/tables/galleria/board/stone.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;

Point monster_place(const Rect& at, const galleria::Face& face) {
  const float off = at.w * 0.3F;
  switch (face.branch) {
    case north: return at.centre() - Point{0, off};
    case south: return at.centre() + Point{0, off};
    case west: return at.centre() - Point{off, 0};
    case east: return at.centre() + Point{off, 0};
    default: return at.centre();
  }
}

void draw_monster(draw::Ui& ui, Point centre, float radius, int power, bool passed, float alpha) {
  const draw::NotedPicture noted(ui, "monster");
  const float shade = passed ? 0.5F * alpha : alpha;
  const Painter painter(ui.pen(), centre, radius, shade);
  if (!passed) painter.glow({0, 0}, 190, IM_COL32(255, 40, 60, 90));
  painter.fill(sign::horns, IM_COL32(70, 6, 22, 255));
  painter.disc({0, 0}, 100, passed ? IM_COL32(70, 60, 80, 255) : stone::monster);
  painter.ring({0, 0}, 100, IM_COL32(255, 210, 200, 255), std::max(1.0F, radius * 0.1F));
  if (alpha < 1) return;
  const float size = std::clamp(radius * 1.4F, 14.0F, 30.0F);
  const float room = std::max(2 * radius, size * 1.25F);  // on the smallest mazes the number is as wide as its monster
  ui.label({centre.x - room / 2, centre.y - room / 2, room, room}, std::to_string(power),
           {.size = size, .ink = Ink::white, .face = draw::Face::display, .align = Align::centre, .middle = true});
}

}  // namespace kairo::galleria::table
