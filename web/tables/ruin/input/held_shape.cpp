#include "web/tables/ruin/input/held_shape.h"

#include <algorithm>

namespace kairo::ruin::table {

HeldShape::HeldShape(Shape shape) {
  // Oriented as on the card; the grip is the square nearest to the centre.
  const tables::Squares picture = tables::squares_of(shape, size_);
  int rows = 0;
  int columns = 0;
  for (int i = 0; i < size_; ++i) {
    rows += picture[i].row;
    columns += picture[i].column;
  }
  const auto off_middle = [&](const tables::Square& square) {
    const int row = square.row * size_ - rows;
    const int column = square.column * size_ - columns;
    return row * row + column * column;
  };
  const tables::Square grip = *std::min_element(
      picture.begin(), picture.begin() + size_,
      [&](const tables::Square& a, const tables::Square& b) { return off_middle(a) < off_middle(b); });
  for (int i = 0; i < size_; ++i) squares_[i] = {picture[i].row - grip.row, picture[i].column - grip.column};
}

void HeldShape::turn() {
  for (Square& square : squares_) square = {square.column, -square.row};
}

void HeldShape::mirror() {
  for (Square& square : squares_) square.column = -square.column;
}

HeldShape::Bounds HeldShape::bounds() const {
  Bounds bounds;
  for (int i = 0; i < size_; ++i) {
    bounds.top = std::min(bounds.top, squares_[i].row);
    bounds.bottom = std::max(bounds.bottom, squares_[i].row);
    bounds.left = std::min(bounds.left, squares_[i].column);
    bounds.right = std::max(bounds.right, squares_[i].column);
  }
  return bounds;
}

CellSet HeldShape::at(Cell grip) const {
  const Bounds reach = bounds();
  const int row = std::clamp(row_of(grip), -reach.top, side - 1 - reach.bottom);
  const int column = std::clamp(column_of(grip), -reach.left, side - 1 - reach.right);
  CellSet cells;
  for (int i = 0; i < size_; ++i) cells |= only_cell(cell_at(row + squares_[i].row, column + squares_[i].column));
  return cells;
}

bool HeldShape::fits(Cell grip) const {
  const Bounds reach = bounds();
  const int row = row_of(grip);
  const int column = column_of(grip);
  return row + reach.top >= 0 && row + reach.bottom < side && column + reach.left >= 0 && column + reach.right < side;
}

}  // namespace kairo::ruin::table
