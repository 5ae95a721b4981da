#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/pieces/board.h"

/// Internal to the rules: steps shared by search and soul processing.
namespace kairo::wicked {

/// How many tokens a board has of each colour.
using ColourCounts = std::array<std::uint8_t, colours>;

inline bool is_last_corridor(const State& state) { return state.corridor + 1 == corridors_per_round(state.players); }

/// The card of the corridor being searched.
inline std::uint8_t lit_card(const State& state) {
  return state.order[state.round * corridors_per_round(state.players) + state.corridor];
}

/// At the last corridor everything that is left is bid.
inline bool has_bid_to_choose(const State& state, Seat seat) {
  const Board& board = state.boards[seat];
  return (board.pieces > 0 || board.signs != 0) && !is_last_corridor(state);
}

/// Lays new corridors and returns all pieces and signs to their owners; the first seat is to bid.
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

/// The only colour that `counts` has tokens of, or `colours` if there are several.
inline int only_colour(const ColourCounts& counts) {
  int found = colours;
  for (int colour = 0; colour < colours; ++colour) {
    if (counts[colour] == 0) continue;
    if (found != colours) return colours;
    found = colour;
  }
  return found;
}

/// The tokens that may be returned: in phase `make_room` those of the full rank except the one that has just risen into
/// it, else the low ones.
inline ColourCounts returnable(const State& state, const Board& board) {
  ColourCounts counts = board.tokens[index(state.full)];
  if (state.phase == Phase::make_room) --counts[index(state.risen)];
  return counts;
}

template <EventSink Sink>
void return_token(State& state, Seat seat, Rank rank, int colour, bool forced, Sink& events) {
  --state.boards[seat].tokens[index(rank)][colour];
  emit(events, EventKind::token_returned, seat, rank, colour, forced);
}

/// Returns surplus low tokens as long as they are all of one colour. True if the seat must then be asked for more.
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

/// True if the seat must pick the colour of a white soul, or then return a surplus token.
template <EventSink Sink>
bool ask_about_gains_of(State& state, Seat seat, Sink& events) {
  if (state.whites[seat] == 0) return ask_for_return(state, seat, events);
  state.phase = Phase::pick_colour;
  state.asked = seat;
  return true;
}

}  // namespace kairo::wicked
