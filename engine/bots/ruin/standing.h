#pragma once

#include "engine/games/ruin/state.h"

namespace kairo::ruin::bot {

/// The total that a seat may expect at the end of a match that stands like this at the beginning of a round, but for
/// what does not depend on its position. In points.
double expected_total(const State& state, Seat seat);

}  // namespace kairo::ruin::bot
