#pragma once

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/pieces/plan.h"

/// Internal to the rules: what the seat to move may do in each phase, and how its plan grows.
namespace kairo::ruin {

inline bool in_ruin(const State& state, int seat) { return state.boards[seat].left == 0; }

/// The first seat from `from` on whose explorer is still in the ruin, or no_seat.
inline Seat next_in_ruin(const State& state, int from) {
  for (int seat = from; seat < state.players; ++seat)
    if (in_ruin(state, seat)) return static_cast<Seat>(seat);
  return no_seat;
}

/// The search card that everybody draws and walks by this round.
inline const SearchCard& round_card(const State& state) { return search_cards[state.row[0]]; }

/// The phase in which the seat begins to plan a round: on a full map nothing is drawn.
inline Phase first_phase(const State& state, Seat seat) {
  return state.boards[seat].map.blank().empty() ? Phase::walk : Phase::draw;
}

/// Appends a legal move to the plan of the seat to move and sets the phase of its next question. Returns true when the
/// plan is complete.
bool add_to_plan(State& state, Move move);

/// The letter's square becomes a destination; its search card has just been discarded.
template <EventSink Sink>
void open_letter(State& state, Letter letter, Sink& events) {
  state.open |= set_of(letter);
  state.ever_open |= set_of(letter);
  state.discarded |= set_of(letter);
  emit(events, EventKind::destination_opened, no_seat, letter);
}

/// Finds where and how the seat to move may draw a shape now.
struct DrawingRules {
  std::uint32_t shapes = 0;  ///< the allowed ones, by bit
  bool passages = true;      ///< whether the shape may be drawn as passages
  bool walls = true;         ///< whether it may be drawn as walls
  CellSet allowed;           ///< every cell of the shape must be one of these
  CellSet wanted;            ///< at least one cell of the shape must be one of these
  CellSet old_passages;      ///< a new passage must not complete a 2 × 2 block with these
  Refusal unwanted{};        ///< the reason to give when no cell is a wanted one
};
/// Lists the moves of the phases `prepare` and `draw`.
DrawingRules drawing_rules(const State& state);

/// The cells where the explorer of the seat to move can stop this round.
struct Stops {
  CellSet on_foot;
  CellSet by_warp;  ///< only those that cannot be reached on foot; a warp is offered when there are any
};
/// Lists the moves of the phases `walk` and `warp`.
Stops reachable_stops(const State& state);

}  // namespace kairo::ruin
