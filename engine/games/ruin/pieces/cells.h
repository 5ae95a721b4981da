#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The map's grid: cells numbered in reading order, and sets of cells as bits in two words.
namespace kairo::ruin {

inline constexpr int side = 11;
inline constexpr int cells = side * side;

/// row × side + column, both from 0; row 0 is at the top.
using Cell = std::uint8_t;
inline constexpr Cell no_cell = 0xff;

constexpr int row_of(Cell cell) { return cell / side; }
constexpr int column_of(Cell cell) { return cell % side; }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * side + column); }

/// Orthogonal steps from one cell to another, whatever is drawn between them.
constexpr int distance(Cell a, Cell b) {
  const int rows = row_of(a) - row_of(b);
  const int columns = column_of(a) - column_of(b);
  return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

/// A set of cells. Only operations that say so ever set a bit beyond the map.
struct CellSet {
  std::uint64_t low = 0;   ///< cells 0 … 63
  std::uint64_t high = 0;  ///< cells 64 … 120

  [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(low) + std::popcount(high); }
  [[nodiscard]] constexpr bool has(Cell cell) const {
    return cell < 128 && (((cell < 64 ? low : high) >> (cell & 63)) & 1) != 0;
  }
  /// The first cell in reading order; the set must not be empty.
  [[nodiscard]] constexpr Cell first() const {
    return static_cast<Cell>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
  }
  /// The set without its first cell.
  [[nodiscard]] constexpr CellSet rest() const {
    return low != 0 ? CellSet{low & (low - 1), high} : CellSet{0, high & (high - 1)};
  }
  [[nodiscard]] constexpr bool contains(CellSet part) const { return (part - *this).empty(); }
  [[nodiscard]] constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }

  friend constexpr CellSet operator|(CellSet a, CellSet b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr CellSet operator&(CellSet a, CellSet b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr CellSet operator-(CellSet a, CellSet b) { return {a.low & ~b.low, a.high & ~b.high}; }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;
};

/// The set of one cell of the map.
constexpr CellSet only_cell(Cell cell) {
  return cell < 64 ? CellSet{std::uint64_t{1} << cell, 0} : CellSet{0, std::uint64_t{1} << (cell - 64)};
}

/// Every cell shifted by a number of places in reading order, 0 < by < 64. Cells wrap from one row to the next, and a
/// forward shift may set bits beyond the map: the caller masks them.
constexpr CellSet shifted_forward(CellSet set, int by) {
  return {set.low << by, (set.high << by) | (set.low >> (64 - by))};
}
constexpr CellSet shifted_back(CellSet set, int by) {
  return {(set.low >> by) | (set.high << (64 - by)), set.high >> by};
}

namespace tables {

constexpr CellSet column(int which) {
  CellSet set;
  for (int row = 0; row < side; ++row) set |= only_cell(cell_at(row, which));
  return set;
}

}  // namespace tables

inline constexpr CellSet whole_map{~std::uint64_t{0}, (std::uint64_t{1} << (cells - 64)) - 1};
inline constexpr CellSet first_column = tables::column(0);
inline constexpr CellSet last_column = tables::column(side - 1);

/// The orthogonal neighbours of all cells of the set. Cells of the set are among them if they neighbour each other.
constexpr CellSet beside(CellSet set) {
  const CellSet vertical = shifted_forward(set, side) | shifted_back(set, side);
  const CellSet horizontal = shifted_forward(set - last_column, 1) | shifted_back(set - first_column, 1);
  return (vertical | horizontal) & whole_map;
}

/// Calls `visit(cell)` for each cell in reading order.
template <class Visit>
constexpr void for_each_cell(CellSet set, Visit visit) {
  for (; !set.empty(); set = set.rest()) visit(set.first());
}

static_assert(whole_map.count() == cells && whole_map.has(cells - 1) && !whole_map.has(cells));
static_assert(beside(only_cell(cell_at(0, 10))) == (only_cell(cell_at(0, 9)) | only_cell(cell_at(1, 10))));

}  // namespace kairo::ruin
