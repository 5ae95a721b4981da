#pragma once

#include <span>

#include "web/draw/ui.h"
#include "web/tables/galleria/board/chronicle.h"
#include "web/tables/galleria/board/light.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// The things that draw_maze shows besides the cards in the maze.
struct MazePicture {
  const View& view;
  Light& light;
  const MoveBuilder* builder = nullptr;    ///< null: the viewer is not to move
  CellSet pointed = 0;                     ///< highlighted while an event is described
  CellSet hidden = 0;                      ///< their cards are in the air
  RoomSet hidden_rooms = 0;                ///< their curios are
  std::optional<double> now{};             ///< the clock that light runs by; none: nothing moves
  Cell fallen = no_cell;                   ///< its card was just laid,
  double since = 0;                        ///< so many seconds ago
  std::span<const ChronicleEntry> told{};  ///< the latest events, which explain what lies there
};

/// The rooms whose curio the pending step will take, or the picked one would take.
RoomSet rooms_at_stake(const galleria::Table& table, const MoveBuilder* builder);

/// Draws floor, rooms, cards with the passages connected to the start lit, the streak, and the possible places for the
/// picked source.
void draw_maze(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture);

/// Returns the cell or room tapped in this frame; all of them tell what they are.
Place touch_maze(draw::Ui& ui, const MazeLayout& maze, const MazePicture& picture);

}  // namespace kairo::galleria::table
