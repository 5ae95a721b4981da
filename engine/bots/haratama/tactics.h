#pragma once

#include "engine/bots/search/tactics.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama {

/// Tells the search about the game (engine/bots/search/tactics.h).
struct Tactics {
  static constexpr double exploration = 0.4;
  static constexpr double widening = 13;  ///< a hand is small enough to consider all of it

  static search::Limits limits(BotLevel level, const View& view);
  /// Passes are sealed, but the worlds are drawn anew for each match, which makes them unpredictable enough.
  static bool mixes(const View&) { return false; }
  static void order(const State& state, State::MoveList& moves);
  static std::uint64_t seen(const State& before, Move move, Seat observer);

  /// Playouts end with the round.
  struct Horizon {
    std::uint16_t rounds_done;
  };
  static Horizon horizon(const State& state) { return {state.rounds_done}; }
  static bool beyond(Horizon horizon, const State& state) { return state.rounds_done != horizon.rounds_done; }

  /// Plays at random: rules of thumb in the playouts made the search weaker (docs/bots.md).
  static Move policy(const State& state, Rng& rng);
  static search::Outcome evaluate(const State& state);
  static search::Calibration calibration(const View& view);
};
Tactics tactics(const State& state);

}  // namespace kairo::haratama
