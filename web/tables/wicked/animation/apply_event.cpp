#include "web/tables/wicked/animation/apply_event.h"

#include <algorithm>

namespace kairo::wicked::table {

namespace {

void subtract(std::uint8_t& from, int count) { from = static_cast<std::uint8_t>(std::max(0, from - count)); }
void add(std::uint8_t& to, int count) { to = static_cast<std::uint8_t>(to + count); }

void begin_round(View& view, const Event& event, const View& after) {
  view.round = static_cast<std::uint8_t>(event.data[0]);
  view.corridor = 0;
  view.phase = Phase::bid;
  view.laid = after.laid;
  view.deck_left = after.deck_left;
  view.has_bid = {};
  for (int seat = 0; seat < view.players; ++seat) {
    view.boards[seat].pieces = static_cast<std::uint8_t>(pieces_each(view.players));
    view.boards[seat].signs = both_signs;
  }
}

void reveal_bid(View& view, const Event& event) {
  const Bid bid{static_cast<std::uint8_t>(event.data[0]), static_cast<Signs>(event.data[1])};
  Board& board = view.boards[event.seat];
  view.phase = Phase::bid;
  subtract(board.pieces, bid.pieces);
  board.signs &= static_cast<Signs>(~bid.signs);
  view.has_bid[event.seat] = 0;
  view.last.happened = 1;
  view.last.round = view.round;
  view.last.bids[event.seat] = bid;
  view.last.places = {};
}

void achieve_great(Board& board, const Event& event) {
  const GreatOracle& card = great_oracles[static_cast<std::size_t>(event.data[1])];
  auto& high = board.tokens[index(Rank::high)];
  subtract(high[index(card.first)], 1);
  subtract(high[index(card.second)], 1);
  board.great_done[event.data[0]] = 1;
}

void promote(Board& board, const Event& event) {
  const int rank = event.data[0];
  const auto by = static_cast<Lift>(event.data[2]);
  subtract(board.tokens[rank][event.data[1]], by == Lift::pair ? 2 : 1);
  add(board.tokens[rank + 1][event.data[1]], 1);
  if (by == Lift::spell) subtract(board.promotions, 1);
}

void change(Board& board, const Event& event) {
  subtract(board.tokens[event.data[0]][event.data[1]], 1);
  add(board.tokens[event.data[0]][event.data[2]], 1);
  subtract(board.colour_changes, 1);
}

void apply_to_board(View& view, Board& board, const Event& event) {
  const int n = event.data[0];
  auto& low = board.tokens[index(Rank::low)];
  switch (kind_of(event)) {
    case EventKind::bid_sealed: view.has_bid[event.seat] = 1; return;
    case EventKind::bid_revealed: return reveal_bid(view, event);
    case EventKind::placed: view.last.places[event.seat] = static_cast<Place>(n); return;
    case EventKind::impurity_taken: return add(board.impurity, n);
    case EventKind::token_gained: return add(low[n], event.data[1]);
    case EventKind::spell_gained:
      return add(static_cast<Half>(n) == Half::promotion ? board.promotions : board.colour_changes, 1);
    case EventKind::white_gained: return add(view.whites[event.seat], n);
    case EventKind::colour_picked: subtract(view.whites[event.seat], 1); return add(low[n], 1);
    case EventKind::token_returned: return subtract(board.tokens[n][event.data[1]], 1);
    case EventKind::promoted: return promote(board, event);
    case EventKind::changed: return change(board, event);
    case EventKind::small_achieved: board.small_done[n] = 1; return;
    case EventKind::great_achieved: return achieve_great(board, event);
    case EventKind::spells_lost: board.promotions = board.colour_changes = 0; return;
    case EventKind::reward_declined:
    case EventKind::reward_lost:
    case EventKind::soul_done: return;  // the board stays as it is
    case EventKind::round_began:
    case EventKind::corridor_ranked:
    case EventKind::not_searched:
    case EventKind::soul_began:
    case EventKind::ended: return;  // the table's, below
  }
}

}  // namespace

void apply_event(View& view, const Event& event, const View& after) {
  if (event.seat < view.players) return apply_to_board(view, view.boards[event.seat], event);
  switch (kind_of(event)) {
    case EventKind::round_began: return begin_round(view, event, after);
    case EventKind::corridor_ranked:
      view.last.card = static_cast<std::uint8_t>(event.data[0]);
      view.last.round = view.round;
      view.last.corridor = static_cast<std::uint8_t>(event.data[1]);
      return;
    case EventKind::soul_began: view.phase = Phase::soul; return;
    case EventKind::ended: view.phase = Phase::over; return;
    case EventKind::not_searched: return;  // the corridor turns over in its scene
    case EventKind::bid_sealed:
    case EventKind::bid_revealed:
    case EventKind::placed:
    case EventKind::impurity_taken:
    case EventKind::token_gained:
    case EventKind::spell_gained:
    case EventKind::white_gained:
    case EventKind::colour_picked:
    case EventKind::token_returned:
    case EventKind::promoted:
    case EventKind::changed:
    case EventKind::small_achieved:
    case EventKind::great_achieved:
    case EventKind::reward_declined:
    case EventKind::reward_lost:
    case EventKind::spells_lost:
    case EventKind::soul_done: return;  // a seat's, above
  }
}

}  // namespace kairo::wicked::table
