#pragma once

#include <array>
#include <cstdint>

#include "engine/games/ruin/deck.h"
#include "engine/games/ruin/pieces/cells.h"

/// The drawing on one player's map, and all that the rules need to know about it.
namespace kairo::ruin {

/// Passages and walls never share a cell.
struct Map {
  CellSet passages;  ///< ○: drawn ones, gates and the entrance
  CellSet walls;     ///< ■
  CellSet gates;     ///< also in `passages`

  [[nodiscard]] constexpr CellSet filled() const { return passages | walls; }
  [[nodiscard]] constexpr CellSet blank() const { return whole_map - filled(); }
  friend bool operator==(const Map&, const Map&) = default;
};

/// Whether the set contains all four cells of some 2 × 2 block.
constexpr bool has_block(CellSet set) {
  const CellSet pairs = set & shifted_back(set - first_column, 1);
  return pairs.intersects(shifted_back(pairs, side));
}

/// The empty cells that can still become passages. One that would complete a block never can: passages stay.
CellSet may_become_passages(const Map& map);

/// The cells of a row, with the first column as the lowest bit.
unsigned row_bits(CellSet set, int row);

/// `from` and all cells of `passages` that are joined to it, orthogonally.
CellSet joined(CellSet passages, CellSet from);
inline CellSet joined(CellSet passages, Cell from) { return joined(passages, only_cell(from)); }

/// Whether the map meets a goal card: both letters are passages, joined by passages. A warp joins nothing.
bool meets(const Map& map, Goal goal);
/// Whether passages join two cells, or may still come to.
bool may_be_joined(const Map& map, Cell one, Cell other);
/// Whether the map may still come to meet a goal card.
bool may_still_meet(const Map& map, Goal goal);

/// The cells where a walk can stop, by the number of steps that it takes.
struct Reach {
  std::array<CellSet, most_steps + 1> within;  ///< [n]: stops at most n steps away, for n up to `steps`
  int steps = 0;

  [[nodiscard]] CellSet stops() const { return within[steps]; }
  /// The fewest steps to a cell, which must be one of `stops()`.
  [[nodiscard]] int steps_to(Cell cell) const;
};

Reach on_foot(const Map& map, Cell from, int steps);
/// The same if one of the steps may go from a gate to any other gate. Includes everything that `on_foot` reaches.
Reach with_warp(const Map& map, Cell from, int steps);

/// How many passages it takes to meet two goals: for each, from the entrance to its nearer letter and on to the other
/// one, minus what they can share.
int passages_to_meet(Goal one, Goal other);

struct Rectangle {
  Cell corner = no_cell;  ///< top left; no_cell when the set was empty
  std::uint8_t rows = 0;
  std::uint8_t columns = 0;

  [[nodiscard]] constexpr int area() const { return rows * columns; }
  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// The largest rectangle within the set. Of equal ones it is the one with the highest top row, then the fewest rows,
/// then the leftmost.
Rectangle largest_rectangle(CellSet filled);

}  // namespace kairo::ruin
