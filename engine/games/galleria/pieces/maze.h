#pragma once

#include "engine/games/galleria/pieces/grid.h"

/// The maze that the cards on the grid form, as far as the rules need it.
namespace kairo::galleria {

/// Cells whose passage through the middle of the card is joined to the start.
CellSet joined(const Grid& grid);
/// Whether a side of this cell meets a passage of one of `joined_cells`.
bool meets_joined(const Grid& grid, CellSet joined_cells, int cell, Sides side);
/// Live event marks that are joined to the start.
CellSet joined_marks(const Grid& grid);

using RoomSet = std::uint8_t;
inline constexpr RoomSet all_rooms = (1U << rooms) - 1;
static_assert(rooms <= 8);
constexpr RoomSet only_room(int room) { return static_cast<RoomSet>(1U << room); }
constexpr bool has_room(RoomSet set, int room) { return room < rooms && ((set >> room) & 1U) != 0; }
/// The room on that side of a border cell, or no_room.
Room room_beyond(int cell, Sides side);
/// Rooms that are joined to the start, with or without a curio.
RoomSet joined_rooms(const Grid& grid);

/// The free cells to which a passage leads from the start.
CellSet cells_at_passages(const Grid& grid);
/// How many free cells must be filled, from the nearest passage, to join the room; `far_away` if it is walled off.
inline constexpr int far_away = cells;
int cells_to(const Grid& grid, Room room);

/// Why a card does not fit into a cell.
enum class Misfit : std::uint8_t { none, blocked, outer_wall, empty_room, not_joined };
/// Says why the card does not fit into a free cell. `full` are the rooms with a curio.
Misfit misfit(const Grid& grid, CellSet joined_cells, RoomSet full, int cell, const Face& face);

}  // namespace kairo::galleria
