#pragma once

#include "engine/games/ruin/pieces/map.h"
#include "web/draw/geometry.h"
#include "web/tables/ruin/board/corridor.h"

namespace kairo::ruin::table {

/// The squares of a map on the screen: the largest square sheet in a rectangle, with a margin around its squares.
class MapGrid {
 public:
  explicit MapGrid(const draw::Rect& at);

  [[nodiscard]] const draw::Rect& sheet() const { return sheet_; }
  [[nodiscard]] const draw::Rect& squares() const { return squares_; }
  /// The side of a square.
  [[nodiscard]] float unit() const { return squares_.w / static_cast<float>(side); }
  /// Whether the margin has room for the names of rows and columns.
  [[nodiscard]] bool named() const { return named_; }
  /// Where the names of the columns stand.
  [[nodiscard]] draw::Rect columns() const { return {squares_.x, sheet_.y, squares_.w, squares_.y - sheet_.y}; }
  /// Whether a square has room for a number beside its letter.
  [[nodiscard]] bool has_room_for_steps() const { return unit() >= 20; }

  [[nodiscard]] Lattice lattice() const { return {{squares_.x, squares_.y}, unit()}; }
  [[nodiscard]] draw::Rect cell(Cell cell) const { return lattice().cell(cell); }
  [[nodiscard]] draw::Point centre(Cell where) const { return cell(where).centre(); }
  [[nodiscard]] draw::Rect block(const Rectangle& rectangle) const;
  /// The bounds of these squares, of which there must be at least one.
  [[nodiscard]] draw::Rect around(CellSet cells) const;

 private:
  draw::Rect sheet_;
  draw::Rect squares_;
  bool named_;
};

}  // namespace kairo::ruin::table
