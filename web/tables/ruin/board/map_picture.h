#pragma once

#include <vector>

#include "engine/games/ruin/view.h"
#include "web/draw/geometry.h"

namespace kairo::ruin::table {

/// Everything needed to draw a map in this frame.
struct MapPicture {
  Map map;
  LetterSet open = 0;             ///< destinations
  GoalSet goals = 0;              ///< their letters have flags
  Letter next = no_letter;        ///< the next destination, opened when a gem is taken
  CellSet fresh;                  ///< drawn in the last round
  CellSet planned;                ///< drawn in the sealed plan
  CellSet sketched;               ///< being drawn now,
  float progress = 1;             ///< and how far
  Seat explorer_of = no_seat;     ///< the explorer's seat; no_seat: it has left
  draw::Point explorer{};         ///< in squares from the map's corner
  std::vector<Cell> planned_way;  ///< the explorer's way in the sealed plan
  std::vector<Cell> walked;       ///< the cells that the explorer has just come by
  Rectangle rectangle;            ///< the counted rectangle; no area: none
  CellSet pointed_cells;          ///< highlighted
  CellSet lit;                    ///< where the explorer may stop
};

/// The centre of a cell, in squares from the map's corner.
draw::Point cell_centre(Cell cell);

/// The letter that becomes a destination when the next gem is taken; no_letter if none does.
Letter next_letter(const View& view);

/// The paths that meet these goals, from letter to letter; only the letters of goals that are not met.
CellSet goal_paths(const Map& map, GoalSet goals);

/// A player's map; the viewer's own includes the sealed plan if `opened`.
MapPicture map_picture(const View& view, Seat seat, bool opened);

}  // namespace kairo::ruin::table
