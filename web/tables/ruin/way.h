#pragma once

#include <vector>

#include "engine/games/ruin/map.h"

namespace kairo::ruin::table {

/// The shortest way along passages, both ends included; `warp`: one step may go from gate to gate. Empty when there is
/// none.
std::vector<Cell> way_between(const Map& map, Cell from, Cell to, bool warp);

}  // namespace kairo::ruin::table
