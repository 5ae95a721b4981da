#pragma once

#include <string>
#include <vector>

#include "engine/games/ruin/view.h"

namespace kairo::ruin::table {

/// The spots of a move: ids of hit targets and explained things, in the order of the taps.
std::vector<std::string> spots_of_move(const View& view, Move move);

}  // namespace kairo::ruin::table
