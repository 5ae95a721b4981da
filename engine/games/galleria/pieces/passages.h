#pragma once

#include <utility>

#include "engine/games/galleria/pieces/maze.h"

/// The joined sides and the fits of all cells, computed at once.
namespace kairo::galleria {

/// The side with this index seen from the neighbour.
constexpr int opposite_index(int side) { return side ^ 2; }
static_assert(side_at(opposite_index(1)) == opposite(side_at(1)));

/// The cells of the grid that lie beyond this side of the cells of a set.
template <int Side>
constexpr CellSet beyond_all(CellSet set) {
  constexpr CellSet first_column = [] {
    CellSet column = 0;
    for (int row = 0; row < width; ++row) column |= only_cell(cell_at(row, 0));
    return column;
  }();
  constexpr CellSet last_column = first_column << (width - 1);
  if constexpr (side_at(Side) == north) return set >> width;
  if constexpr (side_at(Side) == east) return (set & ~last_column) << 1;
  if constexpr (side_at(Side) == south) return (set << width) & whole_grid;
  return (set & ~first_column) >> 1;
}

/// Calls `visit.operator()<side>()` for the index of each side.
template <class Visit>
constexpr void for_each_side(Visit visit) {
  [&]<int... Side>(std::integer_sequence<int, Side...>) { (visit.template operator()<Side>(), ...); }
  (std::make_integer_sequence<int, side_count>{});
}

/// All cells that can be reached from those in `from`, where a step leads over a side of `exits` and the opposite side
/// of `entries`.
CellSet reached(CellSet from, const CellsBySide& exits, const CellsBySide& entries);
/// Cells whose passage through the middle of the card is joined to the start.
inline CellSet joined(const Passages& passages) {
  return reached(only_cell(middle), passages.through, passages.through);
}
RoomSet joined_rooms(const Passages& passages, CellSet joined_cells);

/// Finds all cells that a card fits at once: the same as `misfit`.
class Fits {
 public:
  Fits(const Passages& passages, CellSet joined_cells, RoomSet full);

  /// The free cells in which a card with this face can be laid.
  [[nodiscard]] CellSet cells_for(const Face& face) const;

 private:
  CellSet free_;
  CellsBySide must_open_{};   ///< this side must be open
  CellsBySide must_close_{};  ///< this side must be closed
  CellsBySide joins_{};       ///< an open side here joins the card to the start
};

}  // namespace kairo::galleria
