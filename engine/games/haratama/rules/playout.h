#pragma once

#include "engine/core/rng.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama {

/// Passes, if that is the open question, and plays the round to its end by uniformly random legal moves, including the
/// deal of the next round or the end of the game. Requires that the game is not over. Allocates nothing and makes no
/// move lists, for bots and benchmarks.
void round_playout(State& state, Rng& rng);

}  // namespace kairo::haratama
