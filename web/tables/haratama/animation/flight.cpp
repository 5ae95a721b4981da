#include "web/tables/haratama/animation/flight.h"

#include <algorithm>

#include "web/draw/motion.h"
#include "web/tables/haratama/hand_fan.h"
#include "web/tables/haratama/treasures.h"

namespace kairo::haratama::table {

using draw::Point;
using draw::Rect;

Rect anchor_rect(const Anchor& anchor, const Flight& flight, const Layout& layout, const View& view) {
  using Where = Anchor::Where;
  const SeatLayout& seat = layout.seats[anchor.seat];
  const Point middle = seat.all.centre();
  const Rect before{middle.x - 14 + 10 * px(flight.i), middle.y - 20, 28, 40};
  switch (anchor.where) {
    case Where::seat: return before;
    case Where::slot: return layout.slots[anchor.seat];
    case Where::deck: {
      const Point at = layout.middle.centre();
      return {at.x - 24, at.y - 34, 48, 68};
    }
    case Where::between: {
      const Point next = layout.seats[left_of(anchor.seat, view.players)].all.centre();
      const Point way = (next - middle) * 0.5F;
      return {before.x + way.x, before.y + way.y, before.w, before.h};
    }
    case Where::pass: return layout.pass_slots[std::min(flight.i, passed_cards - 1)];
    case Where::treasure:
      return seat.treasures.w > 0 ? treasure_rect(seat.treasures, won_by(view, anchor.seat, 0), flight.card) : seat.won;
    case Where::hand: {
      if (flight.card == no_card) break;
      const Rect at = HandFan(layout.hand, view.hand | bit(flight.card), layout.upper).place(flight.card);
      if (at.w > 0) return at;
      break;
    }
  }
  const Point hand = layout.hand.centre();
  return {hand.x - 24 + 20 * px(flight.i), hand.y - 34, 48, 68};
}

void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view) {
  if (progress < flight.begins || progress >= flight.ends) return;
  const float t = draw::ease((progress - flight.begins) / (flight.ends - flight.begins));
  const Rect from = anchor_rect(flight.from, flight, layout, view);
  const Rect to = anchor_rect(flight.to, flight, layout, view);
  const auto between = [t](float a, float b) { return a + (b - a) * t; };
  const Rect at{between(from.x, to.x), between(from.y, to.y), between(from.w, to.w), between(from.h, to.h)};
  const draw::DrawRange drawn(ui.pen());
  if (flight.card == no_card)
    draw::card_back(ui, at);
  else if (at.w < 30)
    draw_token(ui, at, flight.card);
  else
    draw_card(ui, at, flight.card, has(treasures_of(view), flight.card));
  if (flight.card != no_card && flight.from.where == Anchor::Where::pass)
    draw_badge(ui, at, right_of(flight.from.seat, view.players));
  const auto lies = [](const Anchor& anchor) {
    return anchor.where == Anchor::Where::slot ? turn_of(anchor.seat) : 0.0F;
  };
  drawn.rotate(at.centre(), between(lies(flight.from), lies(flight.to)));
}

}  // namespace kairo::haratama::table
