#pragma once

#include <array>

#include "engine/games/ruin/pieces/map.h"

/// How many empty cells must still become passages until two places are joined.
namespace kairo::ruin::bot {

/// Distances are not counted beyond this.
inline constexpr int far_away = 9;

/// Cells by their distance from a start, in empty cells to fill. Ignores that those together may not form 2 × 2 blocks.
struct Distances {
  std::array<CellSet, far_away> within;  ///< [n]: cells that filling at most n empty cells joins to the start

  /// Empty cells to fill, including the target itself; `far_away` when there are that many or the way is closed.
  [[nodiscard]] int to(Cell cell) const {
    int fill = 0;
    while (fill < far_away && !within[fill].has(cell)) ++fill;
    return fill;
  }
};

/// The start may be a passage or an empty cell, which itself counts as one to fill. From a wall nothing can be reached.
Distances distances_from(const Map& map, Cell start);

/// The distance between two places; `far_away` when there are that many empty cells or the way is closed.
int fill_between(const Map& map, Cell start, Cell target);

/// Empty cells on any of the shortest connections between two places, whose distance is `fill`.
CellSet cells_to_fill_between(const Map& map, const Distances& from, const Distances& target, int fill);

}  // namespace kairo::ruin::bot
