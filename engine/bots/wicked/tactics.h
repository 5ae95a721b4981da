#pragma once

#include "engine/bots/search/tactics.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked {

/// Tells the search about the game (engine/bots/search/tactics.h).
struct Tactics {
  static constexpr double exploration = 0.05;
  static constexpr double widening = 1.5;

  static search::Limits limits(BotLevel level, const View& view);
  static bool mixes(const View& view) { return view.phase == Phase::bid; }
  /// Orders bids by what the rules of thumb expect of each. Other questions have few answers.
  static void order(const State& state, State::MoveList& moves);
  /// The trees go no further than a seat's next bid, so there is nothing to remember of the others' moves.
  static std::uint64_t seen(const State& /*before*/, Move /*move*/, Seat /*observer*/) { return 0; }

  /// Playouts end with the round, after the soul processing.
  struct Horizon {
    std::uint8_t round;
  };
  static Horizon horizon(const State& state) { return {state.round}; }
  static bool beyond(Horizon horizon, const State& state) { return state.round != horizon.round; }

  static Move policy(const State& state, Rng& rng);
  static search::Outcome evaluate(const State& state);
  static void redraw_sealed(State& state, Seat thinker, Rng& rng);
  static search::Calibration calibration(const View& view);
};
Tactics tactics(const State& state);

}  // namespace kairo::wicked
