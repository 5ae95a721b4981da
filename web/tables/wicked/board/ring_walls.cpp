#include "web/tables/wicked/board/ring_walls.h"

#include <cmath>
#include <numbers>

#include "web/draw/painter.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr float gap = 28;  // degrees on both sides of the lit corridor, where the way is open
constexpr float degree = std::numbers::pi_v<float> / 180;

/// The stones of the way, in three courses.
void draw_stones(draw::Ui& ui, const CorridorRing& ring) {
  constexpr float least_stone = 7;  // CSS pixels
  const float course = ring.way() / 3;
  if (course < least_stone) return;
  const Point orbit = ring.orbit();
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const ImU32 joint = by_night(ui, Ink::frame, 0.34F);
  for (const float off : {-0.5F, 0.5F})
    painter.arc({0, 0}, orbit.x + off * course, orbit.y + off * course, gap, 360 - gap, joint, 1.2F);
  const auto at = [&](float angle, float outwards) {
    const Point towards{std::cos(angle * degree) * (orbit.x + outwards),
                        std::sin(angle * degree) * (orbit.y + outwards)};
    return vec(ring.centre() + towards);
  };
  const float step = course * 1.7F / (degree * orbit.y);
  for (int row = 0; row < 3; ++row)
    for (float angle = gap + step * (row == 1 ? 0.5F : 0.0F); angle < 360 - gap; angle += step)
      ui.pen().AddLine(at(angle, (px(row) - 1.5F) * course), at(angle, (px(row) - 0.5F) * course), joint, 1.2F);
}

/// Walls between the witch and the way, each with a door.
void draw_inner_walls(draw::Ui& ui, const CorridorRing& ring) {
  constexpr float apart = 13;
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const ImU32 wall = ui.colour(Ink::panel_edge, 0.62F);
  const Point inner{ring.labyrinth() + 7, ring.labyrinth() + 7};
  const Point outer = ring.orbit() - Point{1, 1} * (ring.way() / 2 + 6);
  const int walls = std::min(7, static_cast<int>((outer.y - inner.y) / apart));
  for (int i = 0; i < walls; ++i) {
    const Point size = inner + (outer - inner) * ((px(i) + 0.5F) / px(walls));
    if (size.x < inner.x) continue;
    const float door = 70 + 137 * px(i);
    const float half = 11 / (degree * size.x);
    painter.arc({0, 0}, size.x, size.y, door + half, door + 360 - half, wall, 2.2F);
  }
}

/// Walls beyond the way, which fade into the dark where there is room for them.
void draw_far_walls(draw::Ui& ui, const CorridorRing& ring) {
  constexpr int walls = 6;
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const float apart = std::max(14.0F, ring.way() * 0.34F);
  for (int i = 0; i < walls; ++i) {
    const float out = ring.way() / 2 + 9 + apart * px(i);
    const Point size = ring.orbit() + Point{out, out};
    const ImU32 wall = ui.colour(Ink::panel_edge, 0.62F - 0.08F * px(i));
    const float door = 150 + 47 * px(i % 3);
    painter.arc({0, 0}, size.x, size.y, gap + 8, door, wall, 2.2F);
    painter.arc({0, 0}, size.x, size.y, door + 14, 352 - gap, wall, 2.2F);
  }
}

void draw_way(draw::Ui& ui, const CorridorRing& ring) {
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const float wide = ring.way();
  const auto arc = [&](float outwards, Ink ink, float alpha, float width) {
    painter.arc({0, 0}, ring.orbit().x + outwards, ring.orbit().y + outwards, gap, 360 - gap, by_night(ui, ink, alpha),
                width);
  };
  arc(0, Ink::panel, 0.92F, wide);
  draw_stones(ui, ring);
  for (const float side : {-0.5F, 0.5F}) arc(side * wide, Ink::frame, 0.9F, 1.5F);
}

}  // namespace

void draw_walls(draw::Ui& ui, const CorridorRing& ring, KeptWalls& kept) {
  const Rect& room = ring.room();
  const Point centre = ring.centre();
  const Point orbit = ring.orbit();
  const WallsKey key{
      {room.x, room.y, room.w, room.h, centre.x, centre.y, orbit.x, orbit.y, ring.way(), ring.labyrinth()},
      ui.theme(),
      ui.contrast()};
  ui.pen().PushClipRect({room.x, room.y}, {room.right(), room.bottom()}, true);
  kept.draw(ui.pen(), key, [&] {
    if (ui.contrast() == draw::Contrast::normal) {  // or they would be louder than the cards
      draw_inner_walls(ui, ring);
      draw_far_walls(ui, ring);
    }
    draw_way(ui, ring);
  });
  ui.pen().PopClipRect();
}

}  // namespace kairo::wicked::table
