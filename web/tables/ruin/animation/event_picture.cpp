#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <utility>

#include "web/draw/shapes.h"
#include "web/tables/round_summary.h"
#include "web/tables/ruin/animation/event_animation.h"
#include "web/tables/ruin/board/goal_card.h"
#include "web/tables/ruin/board/map_grid.h"
#include "web/tables/ruin/pieces.h"

/// Draws an animation's pictures on top of the table.
namespace kairo::ruin::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float summary_height = 256;  // of what the first half has brought

}  // namespace

Rect EventAnimation::draw(draw::Ui& ui, const Layout& layout, const ReportMaps& maps) const {
  for (const Flight& flight : flights_) draw_flight(ui, layout, maps.large, flight);
  if (!banner_.words.empty()) draw_banner(ui, layout);
  Rect room = layout.told;
  room.h -= go_on_room();
  if (report_) return draw_round_report(ui, room, *report_, maps);
  if (!summary_) return {};
  return kairo::tables::draw_round_summary(ui, room, ui.say("ruin.table.brought"), info, *summary_, {},
                                           counts_ ? progress() : 1);
}

float EventAnimation::go_on_room() const {
  return going() == kairo::tables::Going::by_tap ? kairo::tables::go_on_height : 0;
}

float EventAnimation::told_height(const draw::Ui& ui, float width, const ReportMaps& maps) const {
  return go_on_room() + (report_ ? height_of(ui, width, *report_, maps) : summary_height);
}

namespace {

/// A found gem flashes: a ring and rays go out from its square.
void draw_flash(draw::Ui& ui, Point centre, float radius, float t) {
  constexpr float end = 0.7F;  // of the flight
  if (t >= end) return;
  const float grown = draw::ease(t / end);
  const ImU32 colour = draw::with_alpha(pencil::light_edge, 1 - grown);
  draw::glow(ui.pen(), centre, radius * 4, radius * 4, draw::with_alpha(pencil::light, 0.6F * (1 - grown)));
  ui.pen().AddCircle(draw::vec(centre), radius * (1 + 1.4F * grown), colour, 0, 2);
  constexpr int rays = 8;
  for (int i = 0; i < rays; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * (px(i) + 0.5F) / rays;
    const Point out{std::cos(angle), std::sin(angle)};
    ui.pen().AddLine(draw::vec(centre + out * (radius * (1.2F + 1.6F * grown))),
                     draw::vec(centre + out * (radius * (1.9F + 1.8F * grown))), colour, 2);
  }
}

}  // namespace

void EventAnimation::draw_flight(draw::Ui& ui, const Layout& layout, Seat focus, const Flight& flight) const {
  using Thing = Flight::Thing;
  const float t = draw::ease(progress());
  const bool elsewhere = flight.thing != Thing::destination && flight.seat != focus && flight.seat < view_.players;
  const Rect map = elsewhere ? layout.others[flight.seat] : layout.map;
  const MapGrid grid(map);
  const Point own = elsewhere ? Point{map.x + 10, map.y + 10} : Point{layout.status.x + 14, layout.status.y + 14};
  const auto square_of = [&](Cell cell) { return cell < cells ? grid.centre(cell) : map.centre(); };
  const auto [from, to] = [&]() -> std::pair<Point, Point> {
    switch (flight.thing) {
      case Thing::gem: return {square_of(letter_cell(flight.letter)), own};
      case Thing::destination: return {layout.row[flight.place].centre(), square_of(letter_cell(flight.letter))};
      case Thing::goal: return {square_of(view_.boards[flight.seat].explorer), own + Point{10, 10}};
    }
    return {};
  }();
  const Point at = from + (to - from) * t - Point{0, 120 * t * (1 - t)};
  if (flight.thing == Thing::goal) return draw_goal(ui, at, flight);
  const float radius = std::max(9.0F, grid.unit() * 0.42F) * (1 + 1.4F * t * (1 - t));
  draw::glow(ui.pen(), at, radius * 2.4F, radius * 2.4F, ui.lamplight(0.6F * (1 - t)));
  if (flight.thing == Thing::gem) draw_flash(ui, from, std::max(9.0F, grid.unit() * 0.42F), progress());
  draw_gem(ui, at, radius);
}

/// Face up for its owner once it has turned over.
void EventAnimation::draw_goal(draw::Ui& ui, Point at, const Flight& flight) const {
  const float t = draw::ease(progress());
  const Rect card{at.x - 21, at.y - 15, 42, 30};
  const draw::DrawRange drawn(ui.pen());
  const bool known = flight.goal < goal_cards;
  if (known && t > 0.5F)
    draw_goal_card(ui, card, flight.goal, view_.boards[flight.seat].map);
  else
    draw::card_back(ui, card);
  if (known) drawn.narrow(at.x, std::max(0.05F, std::abs(1 - 2 * t)));
}

void EventAnimation::draw_banner(draw::Ui& ui, const Layout& layout) const {
  const float strength = still() ? 1 : std::clamp(std::min(progress() * 6, (1 - progress()) * 5), 0.0F, 1.0F);
  if (strength < 0.4F) return;
  const Rect& map = layout.map;
  const float wide = std::min(layout.area.w - 8, std::max(map.w * 0.96F, 320.0F));
  const float high = std::clamp(map.h * 0.13F, 44.0F, 72.0F);
  const float left = draw::begin_within(map.centre().x - wide / 2, wide, layout.area.x + 4, layout.area.right() - 4);
  const Point centre{left + wide / 2, banner_.above ? map.y + high / 2 : map.centre().y};
  const float radius = map.w * 0.12F;
  Point above{centre.x - radius * 1.2F * px(std::popcount(banner_.leave) - 1), centre.y - high / 2 - radius * 1.2F};
  for (Seat seat = 0; seat < view_.players; ++seat) {
    if (!contains(banner_.leave, seat)) continue;
    draw::glow(ui.pen(), above, radius * 3, radius * 3, ui.lamplight(0.8F * strength));
    draw_explorer(ui, above, still() ? radius : radius * (0.7F + 0.3F * strength), seat);
    above.x += radius * 2.4F;
  }
  draw::ribbon(ui, {centre.x - wide / 2, centre.y - high / 2, wide, high}, ui.say(banner_.words), banner_.ink);
  draw_inside(ui, {centre.x - wide / 2, centre.y + high / 2 + 4, wide, map.bottom() - centre.y});
}

/// The names of those who are still in the falling ruin, in a box at the top of `at`.
void EventAnimation::draw_inside(draw::Ui& ui, const Rect& at) const {
  if (banner_.inside == 0) return;
  constexpr float line = 26;
  const int n = std::popcount(banner_.inside);
  const float wide = std::min(at.w * 0.7F, 220.0F);
  const Rect box{at.centre().x - wide / 2, at.y, wide, line * px(n + 1) + 12};
  draw::panel(ui, box);
  Rect rest = box.inset(10, 6);
  ui.text.label(rest.take_top(line), ui.say("ruin.table.still_inside"),
                {.ink = Ink::warn, .align = draw::Align::centre, .middle = true});
  for (Seat seat = 0; seat < view_.players; ++seat)
    if (contains(banner_.inside, seat)) draw_name(ui, rest.take_top(line), seat, false);
}

}  // namespace kairo::ruin::table
