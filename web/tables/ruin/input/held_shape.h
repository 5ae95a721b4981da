#pragma once

#include <array>

#include "engine/games/ruin/pieces/shapes.h"

namespace kairo::ruin::table {

/// A polyomino held over the map. One of its squares, the grip, is under the pointer and stays there when the shape is
/// turned or mirrored.
class HeldShape {
 public:
  HeldShape() = default;  ///< one square
  explicit HeldShape(Shape shape);

  /// A quarter turn clockwise.
  void turn();
  /// Flips left and right.
  void mirror();
  /// The cells covered with the grip on `grip`; near an edge the shape is shifted to stay on the map.
  [[nodiscard]] CellSet at(Cell grip) const;
  /// Whether the shape fits there without being shifted.
  [[nodiscard]] bool fits(Cell grip) const;
  /// Its height and width in squares.
  [[nodiscard]] int rows() const { return bounds().bottom - bounds().top + 1; }
  [[nodiscard]] int columns() const { return bounds().right - bounds().left + 1; }

 private:
  struct Square {
    int row = 0;
    int column = 0;
  };
  struct Bounds {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
  };
  [[nodiscard]] Bounds bounds() const;

  std::array<Square, largest_shape> squares_{};  ///< relative to the grip
  int size_ = 1;
};

}  // namespace kairo::ruin::table
