#pragma once

#include <array>

#include "engine/games/ruin/map.h"

/// How many empty cells must still become passages before two places are joined.
namespace kairo::ruin::bot {

/// Farther than this nothing is worth counting.
inline constexpr int far_away = 9;

/// What can be joined by filling at most so many empty cells. Blocks of passages are not thought of.
struct Ways {
  std::array<CellSet, far_away> within;

  /// Empty cells to fill, the target's own among them; `far_away` when there are so many or a wall is in the way.
  [[nodiscard]] int to(Cell cell) const {
    int fill = 0;
    while (fill < far_away && !within[fill].has(cell)) ++fill;
    return fill;
  }
};

/// From a passage, or from an empty cell, which counts as one to fill. From under a wall there is no way.
Ways ways_from(const Map& map, Cell start);

/// Empty cells that lie on a shortest of the ways between two places.
CellSet to_fill_between(const Map& map, const Ways& from, const Ways& target, int fill);

}  // namespace kairo::ruin::bot
