#include "web/tables/wicked/flight.h"

#include <algorithm>
#include <cmath>

#include "web/draw/light.h"
#include "web/draw/motion.h"
#include "web/tables/wicked/board.h"
#include "web/tables/wicked/oracle.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/ring.h"

namespace kairo::wicked::table {

using draw::Point;
using draw::Rect;

namespace {

const BoardLayout& board_of(const Layout& layout, Seat seat) {
  return layout.others[seat].all.w > 0 ? layout.others[seat] : layout.mine;
}

/// Where the supply lies: in the middle of the ring, or of the table where the ring has no room.
Point supply(const Layout& layout) {
  if (layout.ring.w > 0) return layout.ring.centre();
  return {layout.area.centre().x, layout.mine.all.y};
}

Point half(const Layout& layout, const View& view, bool upper) {
  const int lit = std::min<int>(view.corridor, corridors_a_round(view.players) - 1);
  if (layout.ring.w <= 0) return supply(layout);
  const Ring ring(layout.ring, corridors_a_round(view.players));
  return upper ? ring.upper(lit) : ring.lower(lit);
}

float token_radius(const Layout& layout, const Anchor& anchor, const View& view) {
  if (anchor.seat >= view.players) return 14;
  return Shelves(board_of(layout, anchor.seat).shelves, view.boards[anchor.seat]).radius();
}

void draw_thing(draw::Ui& ui, const Flight& flight, Point at, float radius, bool then, float alpha) {
  using Thing = Flight::Thing;
  switch (flight.thing) {
    case Thing::soul:
      return draw::ranked_soul(ui, at, radius, soul_of(then ? flight.colour_then : flight.colour),
                               index(then ? flight.rank_then : flight.rank), alpha);
    case Thing::white: return draw::soul(ui, at, radius, draw::Soul::white, alpha);
    case Thing::witch_sign: return draw::witch_sign(ui, at, radius, alpha);
    case Thing::soul_sign: return draw::soul_sign(ui, at, radius, alpha);
    case Thing::impurity: return draw::impurity(ui, at, radius, alpha);
    case Thing::promotion: return draw::promotion_spell(ui, at, radius, alpha);
    case Thing::change: return draw::change_spell(ui, at, radius, alpha);
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
          .rank_then = rank,
          .colour_then = colour};
}

Point place(const Anchor& anchor, const Layout& layout, const View& view) {
  using Where = Anchor::Where;
  if (anchor.seat >= view.players) {
    if (anchor.where == Where::upper || anchor.where == Where::lower)
      return half(layout, view, anchor.where == Where::upper);
    return supply(layout);
  }
  const BoardLayout& board = board_of(layout, anchor.seat);
  const auto good = [&](Good kind) {
    const Rect& at = board.goods[static_cast<std::size_t>(kind)];
    return at.w > 0 ? at.centre() : board.goods[0].centre();
  };
  switch (anchor.where) {
    case Where::token:
      return Shelves(board.shelves, view.boards[anchor.seat]).token(anchor.rank, anchor.colour, anchor.i);
    case Where::promotion: return good(Good::promotion);
    case Where::change: return good(Good::change);
    case Where::impurity: return good(Good::impurity);
    case Where::great: return place_on_great(board.great[anchor.which], anchor.i);
    case Where::small: return board.small[anchor.which].centre();
    case Where::hand: return layout.held_out[anchor.seat].centre();
    case Where::board: return board.all.centre();
    default: return supply(layout);
  }
}

void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view) {
  const float t = draw::ease((progress - flight.late) / (1 - flight.late));
  const Point from = place(flight.from, layout, view);
  const Point to = place(flight.to, layout, view);
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
