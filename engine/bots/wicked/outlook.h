#pragma once

#include "engine/games/wicked/state.h"

namespace kairo::wicked::bot {

/// The total that a seat may expect at the end of the match, if its board looks like this after the soul processing of
/// a round. `rounds_over` is 1 … rounds − 1. A sum of what the board shows, with weights fitted by least squares to
/// matches between searching bots; worth.h is quicker to change by hand and good enough to choose steps by.
double expected_points(const Board& board, int rounds_over);

}  // namespace kairo::wicked::bot
