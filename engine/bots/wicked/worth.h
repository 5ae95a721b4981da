#pragma once

#include "engine/games/wicked/state.h"

/// How good a board is, by rule of thumb: what it scores and what that may yet become.
namespace kairo::wicked::bot {

/// Worth is counted in twelfths of a point.
inline constexpr int point = 12;

/// Spells in hand do not count, so using one is never a loss. `more_rounds` searches are still to come.
int worth(const Board& board, int more_rounds);

/// What it adds to the board to gain this half of a corridor; a white one in the best colour.
int worth_of(Half half, const Board& board, int more_rounds);

}  // namespace kairo::wicked::bot
