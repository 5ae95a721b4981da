#include "web/tables/ruin/board/rank_stair.h"

#include <algorithm>
#include <ranges>
#include <string>

#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/words.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr int floors = static_cast<int>(solo_ranks.size()) + 1;
constexpr int steps = 7;           // of a flight
constexpr float least_floor = 66;  // CSS pixels
constexpr float least_width = 200;
constexpr float edge = 10;
constexpr float slab = 9;
constexpr float number_height = 26;
constexpr float name_size = draw::type::body;

int points_of(int floor) { return floor == 0 ? 0 : solo_ranks[static_cast<std::size_t>(floor - 1)]; }

Rect inside_of(const Rect& at) { return at.inset(edge); }
Rect floor_of(const Rect& inside, int floor) { return inside.row(floors - 1 - floor, floors, 0); }
/// Flights rise to the right and to the left by turns.
bool rises_right(int floor) { return floor % 2 == 0; }
/// The half of a floor where its flight is, or the other one.
Rect half_of(const Rect& at, bool right) { return at.column(right ? 1 : 0, 2, 0); }

/// A point of the flight that leads up from a floor, after the part `t` of it.
Point on_flight(const Rect& at, int floor, float t) {
  const Rect half = half_of(at, rises_right(floor));
  return {rises_right(floor) ? half.x + half.w * t : half.right() - half.w * t, at.bottom() - slab - at.h * t};
}

/// The stones of a flight, in ink.
void draw_flight_of_stairs(draw::Ui& ui, const Rect& at, int floor, ImU32 stone) {
  const float run = half_of(at, true).w / px(steps) * (rises_right(floor) ? 1.0F : -1.0F);
  for (int i = 0; i < steps; ++i) {
    const Point low = on_flight(at, floor, px(i) / px(steps));
    const float top = low.y - at.h / px(steps);
    const float left = std::min(low.x, low.x + run);
    const float right = left + std::abs(run);
    ui.pen().AddRectFilled({left, top}, {right, top + slab + 3}, stone);
    ui.pen().AddLine({left, top}, {right, top}, ui.colour(Ink::ink), 2);
    ui.pen().AddLine({low.x, top}, {low.x, low.y}, ui.colour(Ink::ink), 2);
  }
}

/// The slab that a floor stands on; open where the flight from below comes up.
void draw_slab(draw::Ui& ui, const Rect& at, int floor, ImU32 stone) {
  Rect bar{at.x, at.bottom() - slab, at.w, slab};
  if (floor > 0) {
    const float opening = at.w / 2 / px(steps) * 2;
    bar = rises_right(floor - 1) ? Rect{bar.x, bar.y, bar.w - opening, slab}
                                 : Rect{bar.x + opening, bar.y, bar.w - opening, slab};
  }
  ui.pen().AddRectFilled({bar.x, bar.y}, {bar.right(), bar.bottom()}, stone);
  for (float x = bar.x + 18; x < bar.right() - 4; x += 22)
    ui.pen().AddLine({x, bar.y}, {x, bar.bottom()}, ui.colour(Ink::ink), 1.4F);
  ui.pen().AddRect({bar.x, bar.y}, {bar.right(), bar.bottom()}, ui.colour(Ink::ink), 0, 0, 1.6F);
}

/// A rank's name and the points that it takes, beside the flight.
void draw_rank(draw::Ui& ui, const Rect& at, int floor, bool reached) {
  Rect room = half_of(at, !rises_right(floor)).inset(6, 4);
  room.h -= slab;
  const Ink ink = reached ? Ink::ink : Ink::ink_soft;
  if (floor > 0)
    ui.text.number(room.take_bottom(number_height), points_of(floor),
                   {.size = reached ? draw::type::headline : draw::type::heading,
                    .ink = ink,
                    .align = Align::centre,
                    .middle = true});
  ui.text.draw(room, ui.say(rank_key(floor)), {.size = name_size, .ink = ink, .align = Align::centre, .middle = true});
}

/// Daylight above the highest floor.
void draw_way_out(draw::Ui& ui, const Rect& at) {
  const Rect half = half_of(at, rises_right(floors - 1));
  const float size = std::min(half.w, half.h - slab) * 0.8F;
  draw_entrance(ui, {half.centre().x - size / 2, at.bottom() - slab - size * 0.96F, size, size});
}

}  // namespace

bool has_room_for_stair(const draw::Ui& ui, const Rect& at) {
  const Rect floor = floor_of(inside_of(at), 0);
  if (at.w < least_width || floor.h < least_floor) return false;
  const float room = floor.w / 2 - 12;
  constexpr draw::TextStyle style{.size = name_size};
  for (int rank = 0; rank < floors; ++rank) {
    const std::string name = ui.say(rank_key(rank));
    if (ui.text.height(room, name, style) > floor.h - slab - number_height - 8) return false;
    for (const auto word : std::views::split(name, ' '))
      if (ui.text.width(std::string_view(word.begin(), word.end()), style) > room) return false;
  }
  return true;
}

void draw_rank_stair(draw::Ui& ui, const Rect& at, int total) {
  const int rank = solo_rank(total);
  draw::paper(ui, at);
  const Rect inside = inside_of(at);
  const ImU32 stone = draw::blend(ui.colour(Ink::ink), ui.colour(Ink::ink_soft), 0.55F);
  for (int floor = 0; floor < floors; ++floor) {
    const Rect here = floor_of(inside, floor);
    if (floor <= rank)
      ui.pen().AddRectFilled({here.x, here.y}, {here.right(), here.bottom()},
                             floor == rank ? pencil::lit : pencil::floor);
  }
  for (int floor = 0; floor < floors; ++floor) {
    const Rect here = floor_of(inside, floor);
    draw_slab(ui, here, floor, stone);
    if (floor + 1 < floors) draw_flight_of_stairs(ui, here, floor, stone);
    draw_rank(ui, here, floor, floor <= rank);
  }
  draw_way_out(ui, floor_of(inside, floors - 1));
  const Rect here = floor_of(inside, rank);
  const bool top = rank + 1 == floors;
  const float part = top ? 0 : px(total - points_of(rank)) / px(points_of(rank + 1) - points_of(rank));
  const float radius = std::min(here.h * 0.22F, 22.0F);
  // It stands upon a step, or before the first one.
  const float climbed = px(static_cast<int>(std::clamp(part, 0.0F, 1.0F) * px(steps))) / px(steps);
  Point foot = on_flight(here, rank, climbed);
  foot.x += radius * (rises_right(rank) ? -0.4F : 0.4F);
  draw::glow(ui.pen(), foot - Point{0, radius}, radius * 2.6F, radius * 2.6F, ui.lamplight(0.5F));
  draw_explorer(ui, foot - Point{0, radius}, radius, 0);
}

}  // namespace kairo::ruin::table
