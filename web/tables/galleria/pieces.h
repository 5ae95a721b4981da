#pragma once

#include <string>

#include "engine/games/galleria/rules.h"
#include "web/tables/galleria/board/marks.h"
#include "web/tables/galleria/board/monsters.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/seats.h"

/// The ids of what lies in the maze and before the players.
namespace kairo::galleria::table {

using kairo::tables::px;

// Ids of spots.
std::string spot_of_card(Card card);
std::string spot_of_cell(Cell cell);
std::string spot_of_room(Room room);
std::string spot_of_player(Seat seat);
std::string spot_of_facet(Facet facet);
std::string spot_of_curio(Curio curio);

}  // namespace kairo::galleria::table
