#pragma once

#include "engine/bots/search/outcome.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama::bot {

/// The chances of the match between two rounds, or its outcome if it is over.
search::Outcome standing(const State& state);

}  // namespace kairo::haratama::bot
