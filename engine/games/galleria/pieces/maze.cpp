#include "engine/games/galleria/pieces/maze.h"

#include "engine/games/galleria/pieces/passages.h"

namespace kairo::galleria {

CellSet joined(const Grid& grid) { return joined(grid.passages()); }

bool meets_joined(const Grid& grid, CellSet joined_cells, int cell, Sides side) {
  const Cell there = beyond(cell, side);
  return there != no_cell && has_cell(joined_cells, there) && (face_at(grid, there).through & opposite(side)) != 0;
}

CellSet joined_marks(const Grid& grid) {
  const Passages& passages = grid.passages();
  if (passages.marks == 0) return 0;
  CellSet met = 0;
  const CellSet joined_cells = joined(passages);
  for_each_cell(passages.marks, [&](Cell cell) {
    if (meets_joined(grid, joined_cells, cell, face_at(grid, cell).mark)) met |= only_cell(cell);
  });
  return met;
}

Room room_beyond(int cell, Sides side) {
  for (Room room = 0; room < rooms; ++room)
    if (room_places[room].cell == cell && room_places[room].side == side) return room;
  return no_room;
}

RoomSet joined_rooms(const Grid& grid) {
  const Passages& passages = grid.passages();
  return joined_rooms(passages, joined(passages));
}

CellSet cells_at_passages(const Grid& grid) {
  const CellSet from = joined(grid);
  CellSet found = 0;
  for_each_side([&]<int Side> { found |= beyond_all<Side>(from & grid.passages().through[Side]); });
  return found & ~grid.passages().cards;
}

int cells_to(const Grid& grid, Room room) {
  const CellSet free = whole_grid & ~grid.passages().cards;
  const CellSet starts = cells_at_passages(grid);
  CellSet near = only_cell(room_places[room].cell) & free;
  for (int steps = 1; near != 0; ++steps) {
    if ((near & starts) != 0) return steps;
    CellSet wider = near;
    for_each_side([&]<int Side> { wider |= beyond_all<Side>(near) & free; });
    if (wider == near) break;
    near = wider;
  }
  return far_away;
}

Misfit misfit(const Grid& grid, CellSet joined_cells, RoomSet full, int cell, const Face& face) {
  bool is_joined = false;
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    const bool is_open = (face.open() & side) != 0;
    const Cell there = beyond(cell, side);
    if (there == no_cell) {
      if (!is_open) continue;
      const Room room = room_beyond(cell, side);
      if (room == no_room) return Misfit::outer_wall;
      if (!has_room(full, room)) return Misfit::empty_room;
    } else if (!is_free(grid, there)) {
      if (((face_at(grid, there).open() & opposite(side)) != 0) != is_open) return Misfit::blocked;
      is_joined |= is_open && meets_joined(grid, joined_cells, cell, side);
    }
  }
  return is_joined ? Misfit::none : Misfit::not_joined;
}

}  // namespace kairo::galleria
