#pragma once

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules.h"

/// Inside the rules only: what the phases share.
namespace kairo::ruin {

template <EventSink Sink, class... Data>
void tell(Sink& events, Happened what, Seat whom, Data... data) {
  events.happened(Event{static_cast<std::uint8_t>(what), whom, 0xff, {static_cast<std::int16_t>(data)...}});
}

inline bool in_ruin(const State& state, int seat) { return state.boards[seat].left == 0; }

/// The first seat from `from` on that is still in the ruin, or no_seat.
inline Seat next_in_ruin(const State& state, int from) {
  for (int seat = from; seat < state.players; ++seat)
    if (in_ruin(state, seat)) return static_cast<Seat>(seat);
  return no_seat;
}

/// The card by which everybody draws and walks.
inline const SearchCard& round_card(const State& state) { return search_cards[state.row[0]]; }

/// The question with which the seat's plan for a round begins.
inline Phase opening(const State& state, Seat seat) {
  return state.boards[seat].map.blank().empty() ? Phase::walk : Phase::draw;
}

/// Adds a lawful answer to the asked seat's plan and goes on to its next question; true when the plan is whole.
bool add_step(State& state, Move move);

/// Where the asked seat may lay a shape now.
struct Ground {
  std::uint32_t shapes = 0;                     ///< by bit
  bool passages = true;                         ///< as these, or
  bool walls = true;                            ///< as those
  CellSet allowed;                              ///< all cells of the shape lie here
  CellSet wanted;                               ///< at least one lies here
  CellSet joins;                                ///< the passages that are there already
  Refusal unwanted = Refusal::touches_nothing;  ///< the reason when none does
};
/// For the phases `prepare` and `draw`.
Ground ground(const State& state);

/// Where the asked seat can stop on foot, and by a warp besides.
struct Stops {
  CellSet on_foot;
  CellSet by_warp;  ///< those that feet cannot reach; a warp is worth its goal card when there are any
};
/// For the phases `walk` and `warp`.
Stops stops(const State& state);

}  // namespace kairo::ruin
