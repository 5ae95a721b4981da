#pragma once

#include "web/tables/ruin/grid.h"
#include "web/tables/ruin/map_picture.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Pencil on squared paper.
void draw_map(draw::Ui& ui, const Grid& grid, const MapPicture& picture);
/// As small as it stays legible: no letters.
void draw_map_small(draw::Ui& ui, const draw::Rect& at, const MapPicture& picture);
/// A walk as it is planned: a red line from square to square.
void draw_steps(draw::Ui& ui, const Grid& grid, const std::vector<Cell>& way);
/// The paper with its squares, and nothing on it.
void draw_sheet(draw::Ui& ui, const Grid& grid);

}  // namespace kairo::ruin::table
