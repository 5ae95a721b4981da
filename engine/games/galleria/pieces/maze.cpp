#include "engine/games/galleria/pieces/maze.h"

namespace kairo::galleria {

CellSet maze_cells(const Grid& grid) {
  CellSet set = 0;
  for (int cell = 0; cell < cells; ++cell)
    if (!is_free(grid, cell) && cell != middle) set |= only_cell(cell);
  return set;
}

CellSet joined(const Grid& grid) {
  std::array<CellSet, side_count> open{};
  for (int cell = 0; cell < cells; ++cell) {
    if (is_free(grid, cell)) continue;
    const CellSet through = face_at(grid, cell).through;
    for (int side = 0; side < side_count; ++side) open[side] |= (through >> side & 1U) << cell;
  }
  constexpr CellSet first_column = [] {
    CellSet set = 0;
    for (int row = 0; row < width; ++row) set |= only_cell(cell_at(row, 0));
    return set;
  }();
  constexpr CellSet last_column = first_column << (width - 1);
  CellSet found = only_cell(middle);
  for (CellSet before = 0; before != found;) {
    before = found;
    found |= (((found & open[0]) >> width) & open[2]) | (((found & open[2]) << width) & open[0]) |
             (((found & open[1] & ~last_column) << 1) & open[3]) | (((found & open[3] & ~first_column) >> 1) & open[1]);
  }
  return found;
}

bool meets_joined(const Grid& grid, CellSet joined_cells, int cell, Sides side) {
  const Cell there = beyond(cell, side);
  return there != no_cell && has_cell(joined_cells, there) && (face_at(grid, there).through & opposite(side)) != 0;
}

CellSet joined_marks(const Grid& grid) {
  CellSet live = 0;
  for (int cell = 0; cell < cells; ++cell)
    if (face_at(grid, cell).live) live |= only_cell(cell);
  if (live == 0) return 0;
  CellSet met = 0;
  const CellSet reached = joined(grid);
  for_each_cell(live, [&](Cell cell) {
    if (meets_joined(grid, reached, cell, face_at(grid, cell).mark)) met |= only_cell(cell);
  });
  return met;
}

Room room_beyond(int cell, Sides side) {
  for (Room room = 0; room < rooms; ++room)
    if (room_places[room].cell == cell && room_places[room].side == side) return room;
  return no_room;
}

RoomSet joined_rooms(const Grid& grid, CellSet joined_cells) {
  RoomSet set = 0;
  for (int room = 0; room < rooms; ++room) {
    const RoomPlace& place = room_places[room];
    if (has_cell(joined_cells, place.cell) && (face_at(grid, place.cell).through & place.side) != 0)
      set |= only_room(room);
  }
  return set;
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
