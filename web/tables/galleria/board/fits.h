#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/input/move_builder.h"

/// Draws what the player has picked upon the maze.
namespace kairo::galleria::table {

/// The places where it can go, with their prices, and the chosen one.
void draw_picked(draw::Ui& ui, const MazeLayout& maze, const MoveBuilder& builder);
/// A card that is declared but not placed yet.
void draw_pending(draw::Ui& ui, const MazeLayout& maze, const galleria::Table& table);

}  // namespace kairo::galleria::table
