#pragma once

#include "web/tables/ruin/board/map_grid.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Draws a map in pencil on squared paper.
void draw_map(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture);
/// A small map without letters.
void draw_map_small(draw::Ui& ui, const draw::Rect& at, const MapPicture& picture);
/// Where the area of a counted rectangle is written: as near to its middle as there are two squares without letters.
/// Empty if there is none.
draw::Rect counted_badge(const MapGrid& grid, const Rectangle& rectangle);
/// A planned walk: a red line from square to square.
void draw_steps(draw::Ui& ui, const MapGrid& grid, const std::vector<Cell>& way);
/// The squared paper with nothing on it.
void draw_sheet(draw::Ui& ui, const MapGrid& grid);

}  // namespace kairo::ruin::table
