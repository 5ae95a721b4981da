#pragma once

#include "web/draw/ui.h"
#include "web/tables/ruin/board/map_grid.h"

namespace kairo::ruin::table {

/// Paper with torn edges, on which a map of any size is drawn.
void draw_torn_paper(draw::Ui& ui, const draw::Rect& at);

/// The green cloth that lies below a large map on the table of a day.
void draw_cloth(draw::Ui& ui, const draw::Rect& at);

/// The squared paper of a large map, a little darker than the corridors that are drawn on it: it was folded, and bears
/// a compass where nothing is drawn yet.
void draw_sheet(draw::Ui& ui, const MapGrid& grid);

}  // namespace kairo::ruin::table
