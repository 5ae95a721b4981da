#pragma once

#include <array>
#include <cstdint>

#include "engine/games/ruin/cells.h"
#include "engine/games/ruin/deck.h"

/// What is drawn on one map, and what the rules ask of it.
namespace kairo::ruin {

/// Passages and walls never share a cell.
struct Map {
  CellSet passages;  ///< ○: drawn ones, gates and the entrance
  CellSet walls;     ///< ■
  CellSet gates;     ///< those of the passages that are gates

  [[nodiscard]] constexpr CellSet filled() const { return passages | walls; }
  [[nodiscard]] constexpr CellSet blank() const { return whole_map - filled(); }
  friend bool operator==(const Map&, const Map&) = default;
};

/// Whether a 2 × 2 block lies wholly within the set.
constexpr bool has_block(CellSet set) {
  const CellSet pairs = set & moved_back(set - first_column, 1);
  return pairs.meets(moved_back(pairs, side));
}

/// A row's cells, the first column as the lowest bit.
unsigned row_bits(CellSet set, int row);

/// `from` and all cells of `passages` that are joined to it orthogonally.
CellSet joined(CellSet passages, CellSet from);
inline CellSet joined(CellSet passages, Cell from) { return joined(passages, only_cell(from)); }

/// Whether the map meets a goal card: both letters are passages and joined by passages; a warp joins nothing.
bool meets(const Map& map, Goal goal);

/// Where a walk can stop, by the number of steps.
struct Reach {
  std::array<CellSet, most_steps + 1> within;  ///< [n]: stops of at most n steps; filled up to `steps`
  int steps = 0;

  [[nodiscard]] CellSet stops() const { return within[steps]; }
  /// The fewest steps to a cell of `stops()`.
  [[nodiscard]] int steps_to(Cell cell) const;
};

Reach on_foot(const Map& map, Cell from, int steps);
/// The same when one of the steps may go from a gate to any other gate. Holds all of `on_foot`.
Reach with_warp(const Map& map, Cell from, int steps);

struct Rectangle {
  Cell corner = no_cell;  ///< top left; no_cell when there is no rectangle at all
  std::uint8_t rows = 0;
  std::uint8_t columns = 0;

  [[nodiscard]] constexpr int area() const { return rows * columns; }
  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// The largest rectangle within the set. Of equal ones: the highest top row, then the fewest rows, then the leftmost.
Rectangle largest_rectangle(CellSet filled);

}  // namespace kairo::ruin
