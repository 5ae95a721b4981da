#pragma once

#include "engine/bots/search/tactics.h"
#include "engine/games/ruin/view.h"

namespace kairo::ruin {

/// Tells the search about the game (engine/bots/search/tactics.h).
struct Tactics {
  static constexpr double exploration = 0.3;
  static constexpr double widening = 0.7;

  static search::Limits limits(BotLevel level, const View& view);
  static bool mixes(const View&) { return false; }
  static void order(const State& state, State::MoveList& moves);
  /// Plans are sealed, and what others draw hardly matters for one's own map.
  static std::uint64_t seen(const State&, Move, Seat) { return 0; }

  /// Playouts end some rounds later: the cards of these are known.
  struct Horizon {
    std::uint8_t half;
    std::uint8_t round;
  };
  static Horizon horizon(const State& state) { return {state.half, state.round}; }
  static bool beyond(Horizon horizon, const State& state);

  static Move policy(const State& state, Rng& rng);
  static search::Outcome evaluate(const State& state);

  /// The plans of the seats before the thinker, as the policy would make them: random ones would leave the ruin early,
  /// spoil their maps and take no gems.
  static void redraw_sealed(State& state, Seat thinker, Rng& rng);
  static search::Calibration calibration(const View& view);
};
Tactics tactics(const State& state);

}  // namespace kairo::ruin
