#include "web/tables/wicked/unfold.h"

#include <algorithm>

namespace kairo::wicked::table {

namespace {

void take(std::uint8_t& from, int count) { from = static_cast<std::uint8_t>(std::max(0, from - count)); }
void give(std::uint8_t& to, int count) { to = static_cast<std::uint8_t>(to + count); }

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
  take(board.pieces, bid.pieces);
  board.signs &= static_cast<Signs>(~bid.signs);
  view.has_bid[event.seat] = 0;
  view.last.happened = 1;
  view.last.bids[event.seat] = bid;
  view.last.places[event.seat] = Place::none;
}

void achieve_great(Board& board, const Event& event) {
  const GreatOracle& card = great_oracles[static_cast<std::size_t>(event.data[1])];
  auto& high = board.tokens[index(Rank::high)];
  take(high[index(card.first)], 1);
  take(high[index(card.second)], 1);
  board.great_done[event.data[0]] = 1;
}

void promote(Board& board, const Event& event) {
  const int rank = event.data[0];
  const auto by = static_cast<Lift>(event.data[2]);
  take(board.tokens[rank][event.data[1]], by == Lift::pair ? 2 : 1);
  give(board.tokens[rank + 1][event.data[1]], 1);
  if (by == Lift::spell) take(board.promotions, 1);
}

void change(Board& board, const Event& event) {
  take(board.tokens[event.data[0]][event.data[1]], 1);
  give(board.tokens[event.data[0]][event.data[2]], 1);
  take(board.colour_changes, 1);
}

void unfold_on_board(View& view, Board& board, const Event& event) {
  const int n = event.data[0];
  auto& low = board.tokens[index(Rank::low)];
  switch (kind_of(event)) {
    case Happened::bid_sealed: view.has_bid[event.seat] = 1; return;
    case Happened::bid_revealed: return reveal_bid(view, event);
    case Happened::placed: view.last.places[event.seat] = static_cast<Place>(n); return;
    case Happened::impurity_taken: return give(board.impurity, n);
    case Happened::token_gained: return give(low[n], event.data[1]);
    case Happened::spell_gained:
      return give(static_cast<Half>(n) == Half::promotion ? board.promotions : board.colour_changes, 1);
    case Happened::white_gained: return give(view.whites[event.seat], n);
    case Happened::colour_picked: take(view.whites[event.seat], 1); return give(low[n], 1);
    case Happened::token_returned: return take(board.tokens[n][event.data[1]], 1);
    case Happened::promoted: return promote(board, event);
    case Happened::changed: return change(board, event);
    case Happened::small_achieved: board.small_done[n] = 1; return;
    case Happened::great_achieved: return achieve_great(board, event);
    case Happened::spells_lost: board.promotions = board.colour_changes = 0; return;
    default: return;
  }
}

}  // namespace

void unfold(View& view, const Event& event, const View& after) {
  if (event.seat < view.players) return unfold_on_board(view, view.boards[event.seat], event);
  switch (kind_of(event)) {
    case Happened::round_began: return begin_round(view, event, after);
    case Happened::corridor_ranked:
      view.last.card = static_cast<std::uint8_t>(event.data[0]);
      view.last.round = view.round;
      view.last.corridor = static_cast<std::uint8_t>(event.data[1]);
      return;
    case Happened::soul_began: view.phase = Phase::soul; return;
    case Happened::ended: view.phase = Phase::over; return;
    default: return;
  }
}

}  // namespace kairo::wicked::table
