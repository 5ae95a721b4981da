#pragma once

#include <vector>

#include "engine/games/ruin/pieces/map.h"

namespace kairo::ruin::table {

/// The shortest path along passages, including both ends; with `warp` one step may go from gate to gate. Empty if there
/// is none.
std::vector<Cell> shortest_path(const Map& map, Cell from, Cell to, bool warp);

}  // namespace kairo::ruin::table
