#pragma once

#include "engine/bots/search/tactics.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

/// Tells the search about the game (engine/bots/search/tactics.h).
struct Tactics {
  static constexpr double exploration = 0.4;
  static constexpr double widening = 1;

  static search::Limits limits(BotLevel level, const View& view);
  static bool mixes(const View& /*view*/) { return false; }
  static void order(const State& state, State::MoveList& moves);
  static std::uint64_t seen(const State& /*before*/, Move /*move*/, Seat /*observer*/) { return 0; }

  /// Playouts end where a turn of the same seat begins, some draws later. Alone they go on to the end.
  struct Horizon {
    Seat turn = no_seat;
    int deck_left = 0;
  };
  static Horizon horizon(const State& state);
  static bool beyond(Horizon horizon, const State& state);

  static Move policy(const State& state, Rng& rng);
  static search::Outcome evaluate(const State& state);
  static search::Calibration calibration(const View& view);
};
Tactics tactics(const State& state);

}  // namespace kairo::galleria
