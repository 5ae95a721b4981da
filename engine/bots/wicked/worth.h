#pragma once

#include "engine/games/wicked/state.h"

/// A heuristic value of a board: its score and its prospects.
namespace kairo::wicked::bot {

/// One point of score; worth is counted in twelfths of a point.
inline constexpr int point = 12;

/// `more_rounds`: how many rounds follow this one. Unused spells count for nothing, so using one is never a loss.
int worth(const Board& board, int more_rounds);

/// How many of the tokens that small oracle `which` (0 or 1) demands are there.
int demands_met(const Board& board, int which);

/// How much worth this half of a corridor adds to the board; a white soul gets the best colour.
int worth_of(Half half, const Board& board, int more_rounds);

/// The total that a seat may expect at the end of the match, if its board looks like this after the soul processing of
/// a round. `rounds_over` is 1 … rounds − 1. A sum of what the board shows, with weights fitted by least squares to
/// matches between searching bots; `worth` is quicker to change by hand and good enough to choose steps by.
double expected_points(const Board& board, int rounds_over);

}  // namespace kairo::wicked::bot
