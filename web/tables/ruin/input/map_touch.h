#pragma once

#include <functional>

#include "web/draw/ui.h"
#include "web/tables/ruin/board/map_grid.h"

namespace kairo::ruin::table {

/// The pointer's state on the large map in this frame.
struct MapTouch {
  Cell tapped = no_cell;  ///< by touch, mouse, Enter or the mirror
  Cell under = no_cell;   ///< under the pointer or the keyboard focus
  bool held = false;      ///< the pointer is down and went down on the map
};

/// Makes every cell of the map a hit target, which `explanation_of` explains unless it is empty, and returns what the
/// pointer does.
MapTouch touch_map(draw::Ui& ui, const MapGrid& grid, draw::WidgetState state,
                   const std::function<draw::Explanation(Cell)>& explanation_of);

}  // namespace kairo::ruin::table
