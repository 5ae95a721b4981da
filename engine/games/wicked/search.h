#pragma once

#include "engine/games/wicked/flow.h"

/// Inside the rules only: the search phase, from sealed bids to everybody's gains. A function that returns true has
/// left a question open; one that returns false has done its part without one.
namespace kairo::wicked {

/// Who searches: by search pieces alone, nobody with none.
inline BySeat<Place> places_of(const BySeat<Bid>& bids, int players) {
  int most = 0;
  int next = 0;
  int holders = 0;
  for (int seat = 0; seat < players; ++seat) {
    const int pieces = bids[seat].pieces;
    if (pieces > most) {
      next = most;
      most = pieces;
      holders = 1;
    } else if (pieces == most) {
      ++holders;
    } else if (pieces > next) {
      next = pieces;
    }
  }
  BySeat<Place> places{};
  if (most == 0) return places;
  const bool sole = holders == 1;
  for (int seat = 0; seat < players; ++seat) {
    const int pieces = bids[seat].pieces;
    if (pieces == most)
      places[seat] = sole ? Place::first : Place::second;
    else if (sole && next > 0 && pieces == next)
      places[seat] = Place::second;
  }
  return places;
}

/// Seals the bids of seats that have no choice, from the asked one on, until one has.
template <EventSink Sink>
bool ask_for_bid(State& state, Sink& events) {
  for (; state.asked < state.players; ++state.asked) {
    const Board& board = state.boards[state.asked];
    const bool choice = (board.pieces > 0 || board.signs != 0) && !is_last_corridor(state);
    if (choice) return true;
    state.sealed[state.asked] = {board.pieces, board.signs};
    tell(events, Happened::bid_sealed, state.asked);
  }
  return false;
}

/// What one half of the card, or a sign's worth of its colour, gives to one seat.
template <EventSink Sink>
void gain(State& state, Seat seat, Half half, int count, Gain from, Sink& events) {
  Board& board = state.boards[seat];
  if (is_coloured(half)) {
    board.tokens[index(Rank::low)][index(colour_of(half))] += static_cast<std::uint8_t>(count);
    tell(events, Happened::token_gained, seat, half, count, from);
  } else if (half == Half::white) {
    state.whites[seat] += static_cast<std::uint8_t>(count);
    tell(events, Happened::white_gained, seat, count);
  } else {
    ++(half == Half::promotion ? board.promotions : board.colour_changes);
    tell(events, Happened::spell_gained, seat, half);
  }
}

/// Gives every ranked seat what the revealed corridor is worth to it; whites are left to be picked.
template <EventSink Sink>
void search_corridor(State& state, Sink& events) {
  const Corridor& card = corridors[state.last.card];
  int witches = 0;
  int souls = 0;
  for (const Bid& bid : state.last.bids) {
    witches += (bid.signs & witch_sign) != 0 ? 1 : 0;
    souls += (bid.signs & soul_sign) != 0 ? 1 : 0;
  }
  tell(events, Happened::corridor_ranked, no_seat, state.last.card, state.corridor, witches, souls);
  for (const Place place : {Place::first, Place::second})
    for (Seat seat = 0; seat < state.players; ++seat)
      if (state.last.places[seat] == place) tell(events, Happened::placed, seat, place);

  for (Seat seat = 0; seat < state.players; ++seat) {
    if (state.last.places[seat] == Place::none) continue;
    if (witches > 0) {
      state.boards[seat].impurity += static_cast<std::uint8_t>(witches);
      tell(events, Happened::impurity_taken, seat, witches);
    }
    if (souls > 0) gain(state, seat, card.lower, souls, Gain::sign, events);
  }
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (state.last.places[seat] == Place::none) continue;
    if (state.last.places[seat] == Place::first) gain(state, seat, card.upper, 1, Gain::upper, events);
    gain(state, seat, card.lower, 1, Gain::lower, events);
  }
}

/// All bids are in: shows them, spends them, and resolves the corridor.
template <EventSink Sink>
void reveal(State& state, Sink& events) {
  events.seal();
  state.last = {1, lit_card(state), state.round, state.corridor, state.sealed, places_of(state.sealed, state.players)};
  state.sealed = {};
  bool searched = false;
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Bid bid = state.last.bids[seat];
    Board& board = state.boards[seat];
    board.pieces -= bid.pieces;
    board.signs &= static_cast<Signs>(~bid.signs);
    searched = searched || bid.pieces > 0;
    tell(events, Happened::bid_revealed, seat, bid.pieces, bid.signs, is_last_corridor(state));
  }
  if (searched)
    search_corridor(state, events);
  else
    tell(events, Happened::not_searched, no_seat, state.last.card);
}

/// The colours of whites and the returns above the room, seat by seat from `from` on.
template <EventSink Sink>
bool ask_about_gains(State& state, Seat from, Sink& events) {
  for (Seat seat = from; seat < state.players; ++seat) {
    if (state.whites[seat] > 0) {
      state.phase = Phase::pick_colour;
      state.asked = seat;
      return true;
    }
    if (ask_for_return(state, seat, events)) return true;
  }
  return false;
}

/// Lights the next corridor; false when the last one has been searched.
inline bool next_corridor(State& state) {
  if (is_last_corridor(state)) return false;
  ++state.corridor;
  state.phase = Phase::bid;
  state.asked = 0;
  return true;
}

/// From a seat's bid on; false when all corridors of the round have been searched.
template <EventSink Sink>
bool search_on(State& state, Sink& events) {
  do {
    if (ask_for_bid(state, events)) return true;
    reveal(state, events);
    if (ask_about_gains(state, 0, events)) return true;
  } while (next_corridor(state));
  return false;
}

/// From a seat's answer about its gains on; false when all corridors of the round have been searched.
template <EventSink Sink>
bool gain_on(State& state, Sink& events) {
  if (ask_about_gains(state, state.asked, events)) return true;
  return next_corridor(state) && search_on(state, events);
}

}  // namespace kairo::wicked
