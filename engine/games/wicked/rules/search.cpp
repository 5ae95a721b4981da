#include "engine/games/wicked/rules/search.h"

#include <algorithm>
#include <utility>

#include "engine/games/wicked/rules/rank_bids.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

template <EventSink Sink>
void seal_bid(State& state, Bid bid, Sink& events) {
  const Seat seat = state.asked++;
  state.sealed[seat] = bid;
  emit(events, EventKind::bid_sealed, seat);
}

/// Seals the bids of seats that have no choice, starting at the seat `asked`. True once a seat has a choice; false when
/// all bids are in.
template <EventSink Sink>
bool ask_for_bid(State& state, Sink& events) {
  while (state.asked < state.players) {
    if (has_bid_to_choose(state, state.asked)) return true;
    const Board& board = state.boards[state.asked];
    seal_bid(state, {board.pieces, board.signs}, events);
  }
  return false;
}

template <EventSink Sink>
void give_places(State& state, Sink& events) {
  const BySeat<Place> places = rank_bids(state.last.bids, state.players);
  // Without a 1st, all seats that are 2nd tied for the most search pieces.
  const bool tied = std::find(places.begin(), places.end(), Place::first) == places.end();
  auto tied_seats = tied ? std::count(places.begin(), places.end(), Place::second) : 0;
  for (const Place place : {Place::first, Place::second})
    for (Seat seat = 0; seat < state.players; ++seat) {
      if (places[seat] != place) continue;
      state.last.places[seat] = place;
      emit(events, EventKind::placed, seat, place, std::exchange(tied_seats, 0));
    }
}

/// Gives every ranked seat what the revealed corridor brings it, signs before halves.
template <EventSink Sink>
void give_gains(State& state, Sink& events) {
  const Corridor& card = corridors[state.last.card];
  const int witches = count_signs(state.last.bids, witch_sign);
  const int souls = count_signs(state.last.bids, soul_sign);
  emit(events, EventKind::corridor_ranked, no_seat, state.last.card, state.corridor, witches, souls);
  give_places(state, events);

  for (Seat seat = 0; seat < state.players; ++seat) {
    if (state.last.places[seat] == Place::none) continue;
    if (witches > 0) {
      state.boards[seat].impurity += static_cast<std::uint8_t>(witches);
      emit(events, EventKind::impurity_taken, seat, witches);
    }
    if (souls > 0) gain(state, seat, card.lower, souls, Gain::sign, events);
  }
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (state.last.places[seat] == Place::none) continue;
    if (state.last.places[seat] == Place::first) gain(state, seat, card.upper, 1, Gain::upper, events);
    gain(state, seat, card.lower, 1, Gain::lower, events);
  }
}

/// Reveals and spends all bids, then gives the gains unless nobody bid a search piece.
template <EventSink Sink>
void reveal(State& state, Sink& events) {
  events.seal();
  const BySeat<Bid> bids = std::exchange(state.sealed, {});
  state.last = {1, lit_card(state), state.round, state.corridor, {}, {}};
  bool searched = false;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Bid bid = state.last.bids[seat] = bids[seat];
    Board& board = state.boards[seat];
    board.pieces -= bid.pieces;
    board.signs &= static_cast<Signs>(~bid.signs);
    searched = searched || bid.pieces > 0;
    emit(events, EventKind::bid_revealed, seat, bid.pieces, bid.signs, is_last_corridor(state));
  }
  if (searched)
    give_gains(state, events);
  else
    emit(events, EventKind::not_searched, no_seat, state.last.card);
}

/// Asks, seat by seat from `first_seat` on, for the colours of white souls and for surplus tokens. False when no seat
/// has such a question left.
template <EventSink Sink>
bool ask_about_gains(State& state, Seat first_seat, Sink& events) {
  for (Seat seat = first_seat; seat < state.players; ++seat)
    if (ask_about_gains_of(state, seat, events)) return true;
  return false;
}

/// Moves on to the round's next corridor; false if there is none.
bool next_corridor(State& state) {
  if (is_last_corridor(state)) return false;
  ++state.corridor;
  state.phase = Phase::bid;
  state.asked = 0;
  return true;
}

template <EventSink Sink>
bool make_bid(State& state, Bid bid, Sink& events) {
  seal_bid(state, bid, events);
  return continue_search(state, events);
}

template <EventSink Sink>
void pick_colour(State& state, int colour, Sink& events) {
  --state.whites[state.asked];
  ++state.boards[state.asked].tokens[index(Rank::low)][colour];
  emit(events, EventKind::colour_picked, state.asked, colour);
}

}  // namespace

template <EventSink Sink>
void gain(State& state, Seat seat, Half half, int count, Gain source, Sink& events) {
  Board& board = state.boards[seat];
  if (is_coloured(half)) {
    board.tokens[index(Rank::low)][index(colour_of(half))] += static_cast<std::uint8_t>(count);
    emit(events, EventKind::token_gained, seat, half, count, source);
  } else if (half == Half::white) {
    state.whites[seat] += static_cast<std::uint8_t>(count);
    emit(events, EventKind::white_gained, seat, count);
  } else {
    ++(half == Half::promotion ? board.promotions : board.colour_changes);
    emit(events, EventKind::spell_gained, seat, half);
  }
}

template <EventSink Sink>
bool continue_search(State& state, Sink& events) {
  do {
    if (ask_for_bid(state, events)) return true;
    reveal(state, events);
    if (ask_about_gains(state, 0, events)) return true;
  } while (next_corridor(state));
  return false;
}

template <EventSink Sink>
bool make_search_move(State& state, Move move, Sink& events) {
  if (state.phase == Phase::bid) return make_bid(state, {move.a, move.b}, events);
  if (state.phase == Phase::pick_colour)
    pick_colour(state, move.a, events);
  else
    return_token(state, state.asked, Rank::low, move.a, false, events);
  if (ask_about_gains(state, state.asked, events)) return true;
  return next_corridor(state) && continue_search(state, events);
}

template void gain(State& state, Seat seat, Half half, int count, Gain source, NoEvents& events);
template void gain(State& state, Seat seat, Half half, int count, Gain source, EventList& events);
template bool continue_search(State& state, NoEvents& events);
template bool continue_search(State& state, EventList& events);
template bool make_search_move(State& state, Move move, NoEvents& events);
template bool make_search_move(State& state, Move move, EventList& events);

}  // namespace kairo::wicked
