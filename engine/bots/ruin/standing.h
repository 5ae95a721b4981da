#pragma once

#include "engine/games/ruin/state.h"

namespace kairo::ruin::bot {

/// The total that a seat may expect at the end of a match that stands like this at the beginning of a round, if
/// all play by rules of thumb. In points.
double expected_total(const State& state, Seat seat);

}  // namespace kairo::ruin::bot
