#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/floor.h"
#include "web/tables/galleria/picking.h"

namespace kairo::galleria::table {

/// What the maze shows beside what lies in it.
struct MazePicture {
  const View& view;
  const Picking* picking = nullptr;  ///< null: nothing is asked
  CellSet pointed = 0;               ///< that stand out while something is told
  Cell hidden = no_cell;             ///< whose card is in the air
};

/// Floor, rooms, cards with the passage lit from the start, the streak, and where what is picked can go.
void draw_maze(draw::Ui& ui, const Floor& floor, const MazePicture& picture);

/// A cell or room that is touched in this frame.
Place touch_maze(draw::Ui& ui, const Floor& floor, bool live, bool rooms_first);

}  // namespace kairo::galleria::table
