#include "web/tables/wicked/animation/flight.h"

#include <algorithm>
#include <cmath>

#include "web/draw/motion.h"
#include "web/tables/wicked/board/board.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/board/oracle.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Point;
using draw::Rect;

namespace {

const BoardLayout& board_of(const Layout& layout, Seat seat) {
  if (layout.followed == seat) return layout.followed_board;
  return layout.others[seat].all.w > 0 ? layout.others[seat] : layout.own_board;
}

/// The place of the supply: in the middle of the ring, or of the table if there is no room for the ring.
Point supply(const Layout& layout, const View& view) {
  if (layout.ring.w > 0) return CorridorRing(layout.ring, corridors_per_round(view.players)).centre();
  return {layout.area.centre().x, layout.own_board.all.y};
}

Point half(const Layout& layout, const View& view, bool upper) {
  const int lit = std::min<int>(view.corridor, corridors_per_round(view.players) - 1);
  if (layout.ring.w <= 0) return supply(layout, view);
  const CorridorRing ring(layout.ring, corridors_per_round(view.players), px(lit));
  return upper ? ring.upper(lit) : ring.lower(lit);
}

float token_radius(const Layout& layout, const Anchor& anchor, const View& view) {
  if (anchor.seat >= view.players) return 14;
  return shelves_of(board_of(layout, anchor.seat), view.boards[anchor.seat]).radius();
}

void draw_thing(draw::Ui& ui, const Flight& flight, Point at, float radius, bool then, float alpha) {
  using Thing = Flight::Thing;
  switch (flight.thing) {
    case Thing::soul:
      return art::ranked_soul(ui, at, radius, soul_of(then ? flight.new_colour : flight.colour),
                              index(then ? flight.new_rank : flight.rank), alpha);
    case Thing::white: return art::soul(ui, at, radius, art::Soul::white, alpha);
    case Thing::witch_sign: return art::witch_sign(ui, at, radius, alpha);
    case Thing::soul_sign: return art::soul_sign(ui, at, radius, alpha);
    case Thing::impurity: return art::impurity(ui, at, radius, alpha);
    case Thing::promotion: return art::promotion_spell(ui, at, radius, alpha);
    case Thing::change: return art::change_spell(ui, at, radius, alpha);
  }
}

}  // namespace

Anchor token_at(Seat seat, Rank rank, Colour colour, int i) {
  return {.where = Anchor::Where::token, .seat = seat, .rank = rank, .colour = colour, .i = i};
}

Flight soul_flight(Anchor from, Anchor to, Rank rank, Colour colour) {
  return {.thing = Flight::Thing::soul,
          .from = from,
          .to = to,
          .rank = rank,
          .colour = colour,
          .new_rank = rank,
          .new_colour = colour};
}

Point anchor_point(const Anchor& anchor, const Layout& layout, const View& view) {
  using Where = Anchor::Where;
  if (anchor.seat >= view.players) {
    if (anchor.where == Where::upper || anchor.where == Where::lower)
      return half(layout, view, anchor.where == Where::upper);
    return supply(layout, view);
  }
  const BoardLayout& board = board_of(layout, anchor.seat);
  // A small board has no place for some things: they fly to the middle of it.
  const auto place = [&](const Rect& at) { return (at.w > 0 ? at : board.all).centre(); };
  const auto good = [&](Good kind) { return place(board.goods[static_cast<std::size_t>(kind)]); };
  switch (anchor.where) {
    case Where::token: return shelves_of(board, view.boards[anchor.seat]).token(anchor.rank, anchor.colour, anchor.i);
    case Where::promotion: return good(Good::promotion);
    case Where::change: return good(Good::change);
    case Where::impurity: return good(Good::impurity);
    case Where::great: {
      const Rect& card = board.great[anchor.which];
      return card.w > 0 ? place_on_great(card, anchor.i) : place(card);
    }
    case Where::small: return place(board.small[anchor.which]);
    case Where::hand:
      return place(layout.reveal_hand[anchor.seat].w > 0 ? layout.reveal_hand[anchor.seat] : board.hand);
    case Where::board: return board.all.centre();
    case Where::supply:
    case Where::witch:
    case Where::upper:
    case Where::lower: break;
  }
  return supply(layout, view);
}

void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view) {
  const float t = draw::ease((progress - flight.delay) / (1 - flight.delay));
  const Point from = anchor_point(flight.from, layout, view);
  const Point to = anchor_point(flight.to, layout, view);
  const Point way = to - from;
  const float lift = std::min(60.0F, std::hypot(way.x, way.y) * 0.2F);
  const Point at = from + way * t - Point{0, lift * 4 * t * (1 - t)};
  const float start = std::max(12.0F, token_radius(layout, flight.from, view));
  const float end = token_radius(layout, flight.to, view);
  const float radius = (start + (end - start) * t) * (1 + 0.5F * 4 * t * (1 - t));
  draw::glow(ui.pen(), at, radius * 2, radius * 2, ui.colour(draw::Ink::live, 0.3F * (1 - t)));
  draw_thing(ui, flight, at, radius, t > 0.5F, flight.fades ? 1 - t : 1);
}

}  // namespace kairo::wicked::table
