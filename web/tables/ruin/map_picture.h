#pragma once

#include <vector>

#include "engine/games/ruin/view.h"
#include "web/draw/geometry.h"

namespace kairo::ruin::table {

/// What a map shows, as it is now.
struct MapPicture {
  Map map;
  LetterSet open = 0;             ///< destinations
  GoalSet goals = 0;              ///< whose letters bear flags
  Letter next = no_letter;        ///< becomes a destination when the next gem is taken
  CellSet fresh;                  ///< drawn in the last round
  CellSet planned;                ///< drawn, but lies sealed
  CellSet sketched;               ///< being drawn now, and
  float progress = 1;             ///< how far that is
  Seat explorer_of = no_seat;     ///< whose explorer; no_seat: it has left
  draw::Point explorer{};         ///< in squares from the map's corner
  std::vector<Cell> planned_way;  ///< that it will go
  Rectangle rectangle;            ///< that is counted; without area: none
  CellSet pointed_cells;          ///< that stand out
  CellSet lit;                    ///< where the explorer may stop
};

/// The middle of a cell in squares from the map's corner.
draw::Point in_squares(Cell cell);

/// The ways that meet goals, from letter to letter; of one that is not met the letters alone.
CellSet ways_of(const Map& map, GoalSet goals);

/// A player's map; one's own with what lies sealed on it, if `opened`.
MapPicture map_picture(const View& view, Seat seat, bool opened);

}  // namespace kairo::ruin::table
