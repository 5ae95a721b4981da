#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/view.h"
#include "engine/games/galleria/words.h"
#include "web/tables/choices.h"
#include "web/tables/galleria/board/marks.h"
#include "web/tables/galleria/board/monsters.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/seats.h"

/// The ids of what lies in the maze and before the players.
namespace kairo::galleria::table {

using Choices = kairo::tables::Choices<State>;

using kairo::tables::px;

// Ids of spots.
std::string spot_of_card(Card card);
std::string spot_of_cell(Cell cell);
std::string spot_of_room(Room room);
std::string spot_of_player(Seat seat);
std::string spot_of_facet(Facet facet);
std::string spot_of_curio(Curio curio);

/// The spots of a move: ids of hit targets and explained things, in the order of the taps.
std::vector<std::string> spots_of_move(const View& view, Move move);
/// The spots of what the question is about: the cards to be answered, or the rooms to look into.
std::vector<std::string> spots_asked_about(const View& view);
/// The spots of what these events have changed; some of them more than once.
std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events);

}  // namespace kairo::galleria::table
