#pragma once

#include <bit>
#include <cstdint>

/// The maze's grid: cells in reading order, sets of them as bits, and the four sides of a card.
namespace kairo::galleria {

inline constexpr int width = 7;
inline constexpr int cells = width * width;

/// row × width + column, both from 0; row 0 is at the top.
using Cell = std::uint8_t;
inline constexpr Cell no_cell = 0xff;

constexpr int row_of(int cell) { return cell / width; }
constexpr int column_of(int cell) { return cell % width; }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * width + column); }
/// The cell of the start card.
inline constexpr Cell middle = cell_at(width / 2, width / 2);

using CellSet = std::uint64_t;
constexpr CellSet only_cell(int cell) { return CellSet{1} << cell; }
constexpr bool has_cell(CellSet set, int cell) { return cell < cells && ((set >> cell) & 1U) != 0; }
constexpr int count_of(CellSet set) { return std::popcount(set); }
inline constexpr CellSet whole_grid = (CellSet{1} << cells) - 1;

/// Calls `visit(cell)` for each member in reading order.
template <class Visit>
constexpr void for_each_cell(CellSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<Cell>(std::countr_zero(set)));
}

/// A set of sides, as bits clockwise from north.
using Sides = std::uint8_t;
inline constexpr Sides north = 1;
inline constexpr Sides east = 2;
inline constexpr Sides south = 4;
inline constexpr Sides west = 8;
inline constexpr Sides all_sides = 15;
inline constexpr int side_count = 4;
constexpr Sides side_at(int which) { return static_cast<Sides>(1U << which); }

/// The opposite of each side, which is also what turning a card by 180° does.
constexpr Sides opposite(Sides sides) { return static_cast<Sides>(((sides << 2) | (sides >> 2)) & all_sides); }

/// The neighbour on one side; no_cell at the border.
constexpr Cell beyond(int cell, Sides side) {
  const int row = row_of(cell) + (side == south ? 1 : 0) - (side == north ? 1 : 0);
  const int column = column_of(cell) + (side == east ? 1 : 0) - (side == west ? 1 : 0);
  const bool inside = row >= 0 && row < width && column >= 0 && column < width;
  return inside ? cell_at(row, column) : no_cell;
}

static_assert(opposite(north | east) == (south | west) && beyond(0, north) == no_cell && beyond(0, south) == width);

}  // namespace kairo::galleria
