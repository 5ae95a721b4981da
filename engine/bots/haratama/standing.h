#pragma once

#include "engine/bots/search/outcome.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama::bot {

/// Rounds that have not been counted, in a match to a limit of losses by what a round usually costs.
int rounds_to_come(const View& view);
/// The chances of the match between two rounds, or its outcome if it is over.
search::Outcome standing(const State& state);

}  // namespace kairo::haratama::bot
