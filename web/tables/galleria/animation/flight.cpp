#include "web/tables/galleria/animation/flight.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/hand.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/players.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;
using Where = Anchor::Where;

namespace {

constexpr double swinging = 0.25;  // seconds
constexpr float overshoot = 0.06F;

Rect around(Point centre, float w, float h) { return {centre.x - w / 2, centre.y - h / 2, w, h}; }

Rect between(const Rect& from, const Rect& to, float t) {
  const Point centre = from.centre() + (to.centre() - from.centre()) * t;
  return around(centre, from.w + (to.w - from.w) * t, from.h + (to.h - from.h) * t);
}

/// The part of a tableau where curios come to stand.
Rect shelves_of(Rect tableau) {
  tableau.take_top(facet_card_of(tableau));
  return tableau;
}

bool is_maze_card(const Flight& flight) {
  return flight.thing == Flight::Thing::card && flight.number != Flight::unknown && is_maze(flight.number);
}

/// In the maze a card is a square without paper.
void draw_square(draw::Ui& ui, const Rect& at, const Flight& flight) {
  const galleria::Face& face = face_of(static_cast<Card>(flight.number), flight.turned);
  draw_tile(ui, at, face, {true, true});
  if (face.power > 0) draw_guard(ui, at, face, {face.power});
}

void draw_back(draw::Ui& ui, const Rect& at, const Flight& flight) {
  if (flight.thing == Flight::Thing::curio) return draw_frame(ui, at);
  draw::card_back(ui, at);
}

/// The piece with one side up; `squeeze` 1 … 0: how much of its width shows while it turns over.
void draw_side(draw::Ui& ui, const Rect& at, const Flight& flight, bool open, float squeeze) {
  const draw::DrawRange drawn(ui.pen());
  const bool lies_in_maze = flight.from.where == Where::cell || flight.to.where == Where::cell;
  if (!open || flight.number == Flight::unknown)
    draw_back(ui, at, flight);
  else if (is_maze_card(flight) && lies_in_maze)
    draw_square(ui, at.fit(1), flight);
  else
    draw_thing(ui, at, flight);
  drawn.narrow(at.centre().x, squeeze);
}

/// One leg of a flight. Its height over the table shows in its size and its shadow.
void draw_leg(draw::Ui& ui, const Flight& flight, const Rect& from, const Rect& to, float t, bool open, bool then) {
  const float eased = draw::ease(t);
  const float height = 4 * eased * (1 - eased);
  Rect at = between(from, to, eased);
  const Point way = to.centre() - from.centre();
  at.y -= height * std::min(46.0F, std::hypot(way.x, way.y) * 0.18F);
  at = around(at.centre(), at.w * (1 + 0.14F * height), at.h * (1 + 0.14F * height));
  const float squeeze = open == then ? 1 : std::max(0.05F, std::abs(std::cos(eased * std::numbers::pi_v<float>)));
  const Rect shade = around(at.centre() + Point{0, 4 + 10 * height}, at.w * squeeze, at.h);
  draw::soft_rect(ui.pen(), shade, 6, 6 + 8 * height, ui.shadow(0.5F));
  draw_side(ui, at, flight, eased < 0.5F ? open : then, squeeze);
}

}  // namespace

Rect Places::of(const Anchor& anchor, const Flight& flight) const {
  const MazeLayout maze(layout.maze);
  const float high = std::clamp(maze.unit() * 0.9F, 40.0F, 72.0F);
  const bool is_card = flight.thing == Flight::Thing::card;
  const auto on = [&](const Rect& at) { return around(at.centre(), high * 0.86F, high); };
  const auto seat = static_cast<std::size_t>(anchor.number);
  switch (anchor.where) {
    case Where::hand:
      if (anchor.number != focus) return on(layout.others[seat]);
      return anchor.number == view.me && flight.number != Flight::unknown
                 ? place_in_hand(layout.hand, view.hands[seat], static_cast<Card>(flight.number))
                 : on(layout.hand);
    case Where::curios: return on(anchor.number == focus ? shelves_of(layout.tableau) : layout.others[seat]);
    case Where::cell: return maze.cell(anchor.number);
    case Where::room: return is_card ? on(maze.room(anchor.number)) : maze.room(anchor.number).fit(0.8F);
    case Where::deck: return on(place_of_pile(layout.stock, Pile::deck));
    case Where::discards: return on(place_of_pile(layout.stock, Pile::discards));
    case Where::curio_deck: return on(place_of_pile(layout.stock, Pile::curios));
  }
  return on(layout.stock);
}

void draw_thing(draw::Ui& ui, const Rect& at, const Flight& flight) {
  if (flight.thing == Flight::Thing::curio) {
    draw::note_surface(ui, at);
    return draw_curio(ui, at, static_cast<Curio>(flight.number), false);
  }
  draw_card(ui, at, static_cast<Card>(flight.number), flight.turned);
}

void draw_flight(draw::Ui& ui, const Flight& flight, double past, double seconds, const Places& places) {
  const double own = past - flight.starts;
  const Rect from = places.of(flight.from, flight);
  const Rect to = places.of(flight.to, flight);
  const auto stop = static_cast<std::size_t>(flight.shown_as);
  if (flight.shown_as < 0 || stop >= places.pictures.size()) {
    if (own >= 0) draw_leg(ui, flight, from, to, part_of(own, flying), flight.open_at_start, flight.open_at_end);
    return;
  }
  const Rect& stand = places.pictures[stop];
  const double leaves = seconds - flying;
  // It arrives a little too large, and settles.
  const float swing = draw::swell(part_of(own - 0.8 * flying, swinging));
  const Rect shown = around(stand.centre(), stand.w * (1 + overshoot * swing), stand.h * (1 + overshoot * swing));
  if (past < leaves) return draw_leg(ui, flight, from, shown, part_of(own, flying), flight.open_at_start, true);
  draw_leg(ui, flight, shown, to, part_of(past - leaves, flying), true, flight.open_at_end);
}

}  // namespace kairo::galleria::table
