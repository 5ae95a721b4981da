#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/board/light.h"
#include "web/tables/galleria/board/maze_layout.h"

namespace kairo::galleria::table {

/// The ground beneath the cards of the maze: the outer wall, the free cells, and the light that falls on them.
void draw_ground(draw::Ui& ui, const MazeLayout& maze, const Grid& grid, const Light& light);

}  // namespace kairo::galleria::table
