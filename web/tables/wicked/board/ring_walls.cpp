#include "web/tables/wicked/board/ring_walls.h"

#include <cmath>
#include <numbers>

#include "web/draw/painter.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr float gap = 28;  // degrees on both sides of the lit corridor, where the way is open
constexpr float degree = std::numbers::pi_v<float> / 180;

/// Draws something whose points then keep only a part of their strength, from 0 to 1, by where they lie. Recorders get
/// it whole.
template <class Draw, class Strength>
void draw_fading(draw::Ui& ui, Draw draw, Strength strength) {
  ImVector<ImDrawVert>& points = ui.pen().list().VtxBuffer;
  const int first = points.Size;
  draw();
  for (int i = first; i < points.Size; ++i)
    points[i].col = draw::with_alpha(points[i].col, std::clamp(strength(points[i].pos), 0.0F, 1.0F));
}

/// The stones of the way, in three courses.
void draw_stones(draw::Ui& ui, const CorridorRing& ring) {
  constexpr float least_stone = 7;  // CSS pixels
  const float course = ring.way() / 3;
  if (course < least_stone) return;
  const float orbit = ring.orbit();
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const ImU32 joint = by_night(ui, Ink::frame, 0.34F);
  for (const float off : {-0.5F, 0.5F})
    painter.arc({0, 0}, orbit + off * course, orbit + off * course, gap, 360 - gap, joint, 1.2F);
  const auto at = [&](float angle, float outwards) {
    return vec(ring.centre() + Point{std::cos(angle * degree), std::sin(angle * degree)} * (orbit + outwards));
  };
  const float step = course * 1.7F / (degree * orbit);
  for (int row = 0; row < 3; ++row)
    for (float angle = gap + step * (row == 1 ? 0.5F : 0.0F); angle < 360 - gap; angle += step)
      ui.pen().AddLine(at(angle, (px(row) - 1.5F) * course), at(angle, (px(row) - 0.5F) * course), joint, 1.2F);
}

/// A round wall with a door at an angle.
void draw_wall(draw::Ui& ui, const CorridorRing& ring, float radius, float door) {
  constexpr float half_door = 11;  // CSS pixels
  const float half = half_door / (degree * radius);
  draw::Painter(ui.pen(), ring.centre(), 100)
      .arc({0, 0}, radius, radius, door + half, door + 360 - half, ui.colour(Ink::panel_edge, 0.62F), 2.2F);
}

/// Walls between the witch and the way.
void draw_inner_walls(draw::Ui& ui, const CorridorRing& ring) {
  constexpr float apart = 13;
  const float inner = ring.labyrinth() + 7;
  const float outer = ring.orbit() - ring.way() / 2 - 6;
  const int walls = std::min(7, static_cast<int>((outer - inner) / apart));
  for (int i = 0; i < walls; ++i)
    draw_wall(ui, ring, inner + (outer - inner) * ((px(i) + 0.5F) / px(walls)), 70 + 137 * px(i));
}

/// Walls beyond the way: the labyrinth goes on as far as there is room, and is lost in the dark before it ends.
void draw_far_walls(draw::Ui& ui, const CorridorRing& ring) {
  const Rect& room = ring.room();
  const float nearest = ring.orbit() + ring.way() / 2 + 9;
  const float apart = std::max(14.0F, ring.way() * 0.34F);
  const float farthest = std::hypot(room.w, room.h) * 0.6F;
  const float edge = std::min(80.0F, 0.2F * std::min(room.w, room.h));  // where it fades
  int i = 0;
  draw_fading(
      ui,
      [&] {
        for (float radius = nearest; radius < farthest; radius += apart, ++i)
          draw_wall(ui, ring, radius, 150 + 47 * px(i % 3) + 19 * px(i / 3));
      },
      [&](ImVec2 at) {
        const float within = std::min({at.x - room.x, room.right() - at.x, at.y - room.y, room.bottom() - at.y});
        const float out = std::hypot(at.x - ring.centre().x, at.y - ring.centre().y) - nearest;
        return std::min(1.0F, within / edge) * (1 - 0.8F * out / (farthest - nearest));
      });
}

/// The lit corridor shines along the way, to both sides.
void draw_lit_way(draw::Ui& ui, const CorridorRing& ring) {
  constexpr float dark = 130;  // degrees from the corridor
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const auto arc = [&](float outwards, ImU32 light, float width) {
    const float radius = ring.orbit() + outwards;
    painter.arc({0, 0}, radius, radius, gap, dark, light, width);
    painter.arc({0, 0}, radius, radius, 360 - dark, 360 - gap, light, width);
  };
  draw_fading(
      ui,
      [&] {
        const float wide = ring.way();
        arc(0, draw::with_alpha(tint::bright_halo, 0.44F), wide);
        arc(0, draw::with_alpha(tint::bright_halo, 0.7F), wide / 3);
        for (const float side : {-0.5F, 0.5F}) arc(side * wide, tint::bright_halo, 2.2F);
      },
      [&](ImVec2 at) {
        constexpr float bright = 0.5F;  // from here to the corridor, as parts of the ring's radius to the right
        constexpr float none = -0.64F;
        return ((at.x - ring.centre().x) / ring.orbit() - none) / (bright - none);
      });
}

void draw_way(draw::Ui& ui, const CorridorRing& ring) {
  const draw::Painter painter(ui.pen(), ring.centre(), 100);
  const float wide = ring.way();
  const auto arc = [&](float outwards, Ink ink, float alpha, float width) {
    const float radius = ring.orbit() + outwards;
    painter.arc({0, 0}, radius, radius, gap, 360 - gap, by_night(ui, ink, alpha), width);
  };
  arc(0, Ink::panel, 0.92F, wide);
  draw_stones(ui, ring);
  for (const float side : {-0.5F, 0.5F}) arc(side * wide, Ink::frame, 0.9F, 1.5F);
  if (ui.contrast() == draw::Contrast::normal) draw_lit_way(ui, ring);
}

}  // namespace

void draw_walls(draw::Ui& ui, const CorridorRing& ring, KeptWalls& kept) {
  const Rect& room = ring.room();
  const Point centre = ring.centre();
  const WallsKey key{{room.x, room.y, room.w, room.h, centre.x, centre.y, ring.orbit(), ring.way(), ring.labyrinth()},
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
