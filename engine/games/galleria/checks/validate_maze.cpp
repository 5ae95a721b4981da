#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/pieces/table.h"

namespace kairo::galleria {

namespace {

/// The lines of the grid are named by row number.
constexpr std::array<std::string_view, width> row_lines{"1", "2", "3", "4", "5", "6", "7"};

MaybeError validate_sides(const Grid& grid, int cell) {
  const Face& face = face_at(grid, cell);
  const std::string_view line = row_lines[row_of(cell)];
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    const bool is_open = (face.open() & side) != 0;
    const Cell there = beyond(cell, side);
    if (there == no_cell) {
      if (is_open && room_beyond(cell, side) == no_room) return StateError{line, 0, "a passage leads out of the maze"};
    } else if (!is_free(grid, there) && is_open != ((face_at(grid, there).open() & opposite(side)) != 0)) {
      return StateError{line, 0, "an open side meets a closed one"};
    }
  }
  return std::nullopt;
}

MaybeError validate_grid(const Grid& grid) {
  if (grid[middle] != Tile{start_card, 0})
    return StateError{row_lines[row_of(middle)], 0, "the start card is in the middle"};
  for (int cell = 0; cell < cells; ++cell) {
    const Tile tile = grid[cell];
    if (cell == middle) continue;
    const bool is_sound = tile.card == no_card ? tile.turned == 0
                                               : is_maze(tile.card) && tile.turned <= (is_symmetric(tile.card) ? 0 : 1);
    if (!is_sound) return StateError{row_lines[row_of(cell)], 0, "only maze cards can be on the grid"};
  }
  for (int cell = 0; cell < cells; ++cell)
    if (!is_free(grid, cell))
      if (const MaybeError error = validate_sides(grid, cell)) return error;
  return std::nullopt;
}

CellSet monsters_on(const Grid& grid) {
  CellSet set = 0;
  for (int cell = 0; cell < cells; ++cell) set |= face_at(grid, cell).power > 0 ? only_cell(cell) : 0;
  return set;
}

/// Enraged monsters are on the grid, and listed once.
MaybeError validate_enraged_monsters(const Table& table) {
  CellSet left = monsters_on(table.grid);
  for (const EnragedMonster& enraged : table.enraged_monsters) {
    if (!has_cell(left, enraged.cell)) return StateError{"rages", 0, "this monster cannot be enraged like that"};
    left &= ~only_cell(enraged.cell);
  }
  return std::nullopt;
}

}  // namespace

MaybeError validate_maze(const State& state) {
  const Table& table = state.table;
  if (const MaybeError error = validate_grid(table.grid)) return error;
  const CellSet laid = maze_cells(table.grid);
  if ((table.streak & ~laid) != 0) return StateError{"streak", 0, "cards of the streak must be on the grid"};
  if (table.laid != no_cell && !has_cell(laid, table.laid))
    return StateError{"laid", 0, "there is no card in this cell"};
  if ((table.passed & ~monsters_on(table.grid)) != 0)
    return StateError{"passed", 0, "there is no monster in this cell"};
  if (const MaybeError error = validate_enraged_monsters(table)) return error;
  if ((table.left_alone & ~table.full) != 0)
    return StateError{"left-alone", 0, "a room that was left alone still has its curio"};
  if (table.pending.card != no_card) {
    const Face& face = face_of(table.pending.card, table.pending.turned);
    const bool fits = is_free(table.grid, table.pending.cell) &&
                      misfit(table.grid, joined(table.grid), table.full, table.pending.cell, face) == Misfit::none;
    if (!fits) return StateError{"pending", 0, "the card does not fit there"};
  }
  return std::nullopt;
}

}  // namespace kairo::galleria
