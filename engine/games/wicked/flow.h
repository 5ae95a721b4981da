#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/rules.h"

/// Inside the rules only: what the phases share.
namespace kairo::wicked {

template <EventSink Sink, class... Data>
void tell(Sink& events, Happened what, Seat whom, Data... data) {
  events.happened(Event{static_cast<std::uint8_t>(what), whom, 0xff, {static_cast<std::int16_t>(data)...}});
}

inline bool is_last_corridor(const State& state) { return state.corridor + 1 == corridors_a_round(state.players); }

/// The card that lies at the lit corridor.
inline std::uint8_t lit_card(const State& state) {
  return state.order[state.round * corridors_a_round(state.players) + state.corridor];
}

/// A fresh ring, all pieces and signs with their owners, the first seat to bid.
inline void begin_round(State& state, int round) {
  state.round = static_cast<std::uint8_t>(round);
  state.corridor = 0;
  state.phase = Phase::bid;
  state.asked = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    state.boards[seat].pieces = static_cast<std::uint8_t>(pieces_each(state.players));
    state.boards[seat].signs = both_signs;
  }
}

/// The colour of the only tokens among `counts`, or `colours` when there are two or more to choose from.
inline int only_colour(const std::array<std::uint8_t, colours>& counts) {
  int found = colours;
  for (int colour = 0; colour < colours; ++colour) {
    if (counts[colour] == 0) continue;
    if (found != colours) return colours;
    found = colour;
  }
  return found;
}

/// What may be returned from a rank into which a token has just risen: all that lay there before.
inline std::array<std::uint8_t, colours> returnable(const State& state, const Board& board) {
  std::array<std::uint8_t, colours> counts = board.tokens[index(state.full)];
  if (state.phase == Phase::make_room) --counts[index(state.risen)];
  return counts;
}

template <EventSink Sink>
void return_token(State& state, Seat seat, Rank rank, int colour, bool forced, Sink& events) {
  --state.boards[seat].tokens[index(rank)][colour];
  tell(events, Happened::token_returned, seat, rank, colour, forced);
}

/// Sends low tokens above the room back as far as there is no choice of colour; true when the seat must be asked.
template <EventSink Sink>
bool ask_for_return(State& state, Seat seat, Sink& events) {
  while (on_shelf(state.boards[seat], Rank::low) > room[index(Rank::low)]) {
    const int colour = only_colour(state.boards[seat].tokens[index(Rank::low)]);
    if (colour == colours) {
      state.phase = Phase::return_token;
      state.asked = seat;
      return true;
    }
    return_token(state, seat, Rank::low, colour, true, events);
  }
  return false;
}

}  // namespace kairo::wicked
