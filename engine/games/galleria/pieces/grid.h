#pragma once

#include <array>
#include <cstdint>

#include "engine/games/galleria/pieces/cards.h"

/// The cards on the grid, and their sides as sets of cells: so a question about the whole maze takes few operations.
namespace kairo::galleria {

struct Tile {
  Card card = no_card;
  std::uint8_t turned = 0;
  friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

/// Indexed by side, as the bits of `Sides` are.
using CellsBySide = std::array<CellSet, side_count>;

/// All cards are known by their cells.
struct Passages {
  CellSet cards = 0;      ///< with the start card
  CellSet monsters = 0;   ///< with a monster
  CellSet marks = 0;      ///< with a live event mark
  CellsBySide through{};  ///< with a passage from this side to the middle
  CellsBySide open{};     ///< with an open side here
  friend constexpr bool operator==(const Passages&, const Passages&) = default;
};

class Grid {
 public:
  const Tile& operator[](int cell) const { return tiles_[cell]; }
  [[nodiscard]] const Passages& passages() const { return passages_; }
  [[nodiscard]] auto begin() const { return tiles_.begin(); }
  [[nodiscard]] auto end() const { return tiles_.end(); }

  /// Lays a card in place of what is there.
  void lay(int cell, Tile tile);
  void clear(int cell);

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<Tile, cells> tiles_{};
  Passages passages_;
};

/// An empty face where there is no card.
inline const Face& face_at(const Grid& grid, int cell) { return face_of(grid[cell].card, grid[cell].turned); }
inline bool is_free(const Grid& grid, int cell) { return grid[cell].card == no_card; }
/// Cells with a card, except the middle.
inline CellSet maze_cells(const Grid& grid) { return grid.passages().cards & ~only_cell(middle); }

}  // namespace kairo::galleria
