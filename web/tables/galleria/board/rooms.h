#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/board/light.h"

namespace kairo::galleria::table {

/// The visible part of a room.
struct RoomLook {
  bool full = false;       ///< with a curio, which is not in the air
  Curio curio = no_curio;  ///< no_curio: nobody here knows it
  bool secret = false;     ///< others do not know it
  bool joined = false;     ///< a way leads in
  bool at_stake = false;   ///< its curio will be taken by what is being done, or it can be chosen
  Falling light;           ///< at its door
};

/// A niche in the outer wall beyond one side of the maze, with a door.
void draw_room(draw::Ui& ui, const draw::Rect& at, Sides side, const RoomLook& look);

}  // namespace kairo::galleria::table
