#include "engine/games/galleria/pieces/grid.h"

namespace kairo::galleria {

void Grid::clear(int cell) {
  const CellSet others = ~only_cell(cell);
  tiles_[cell] = {};
  passages_.cards &= others;
  passages_.monsters &= others;
  passages_.marks &= others;
  for (int side = 0; side < side_count; ++side) {
    passages_.through[side] &= others;
    passages_.open[side] &= others;
  }
}

void Grid::lay(int cell, Tile tile) {
  clear(cell);
  tiles_[cell] = tile;
  if (tile.card == no_card) return;
  const Face& face = face_at(*this, cell);
  const CellSet here = only_cell(cell);
  passages_.cards |= here;
  if (face.power > 0) passages_.monsters |= here;
  if (face.live) passages_.marks |= here;
  for (int side = 0; side < side_count; ++side) {
    if ((face.through & side_at(side)) != 0) passages_.through[side] |= here;
    if ((face.open() & side_at(side)) != 0) passages_.open[side] |= here;
  }
}

}  // namespace kairo::galleria
