#pragma once

#include <array>

#include "engine/games/ruin/shapes.h"

namespace kairo::ruin::table {

/// A shape as it is held over the map: one of its squares, the grip, lies under the finger and stays there when the
/// shape is turned or mirrored.
class Held {
 public:
  Held() = default;  ///< one square
  explicit Held(Shape shape);

  /// A quarter turn clockwise.
  void turn();
  /// Exchanges left and right.
  void mirror();
  /// The cells that it covers with its grip on `grip`; where it would reach over the edge it gives way.
  [[nodiscard]] CellSet at(Cell grip) const;
  /// Whether it need not give way there.
  [[nodiscard]] bool fits(Cell grip) const;
  /// The height and width that it takes, in squares.
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

  std::array<Square, largest_shape> squares_{};  ///< seen from the grip
  int size_ = 1;
};

}  // namespace kairo::ruin::table
