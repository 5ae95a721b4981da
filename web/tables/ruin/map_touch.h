#pragma once

#include "web/draw/ui.h"
#include "web/tables/ruin/grid.h"

namespace kairo::ruin::table {

/// What the player does on the large map in this frame.
struct MapTouch {
  Cell tapped = no_cell;  ///< by finger, mouse, Enter or the mirror
  Cell under = no_cell;   ///< under the mouse, the finger or the keyboard's focus
  bool held = false;      ///< finger or button is down, and went down on the map
};

/// Makes every square of the map a spot, and says what is done with them.
MapTouch touch_map(draw::Ui& ui, const Grid& grid, draw::Stance stance);

}  // namespace kairo::ruin::table
