#pragma once

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/board/map_grid.h"

namespace kairo::ruin::table {

/// Shows on the viewer's map what a legal drawing would bring: outlines the rectangle if it becomes larger, and rings
/// the gems that come within reach of this round's walk and the letters of goals that are met; in the colour of
/// refusals, those that are lost for good.
void draw_gains(draw::Ui& ui, const MapGrid& grid, const View& view, Move drawing);

}  // namespace kairo::ruin::table
