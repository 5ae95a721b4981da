#pragma once

#include <optional>

#include "engine/games/galleria/view.h"

/// How a curio can be reached this turn with the maze cards in hand.
namespace kairo::galleria::bot {

struct Plan {
  Pending first;  ///< the card to begin with
  Room room = no_room;
  int cards = 0;  ///< to be laid
  int cost = 0;   ///< to be discarded for monsters
};

/// The plan that is worth most, whether it can be paid or not; each room by the shortest paths over free cells.
/// `power_added` asks what it would be with so much more power.
std::optional<Plan> best_plan(const View& view, int power_added = 0);
/// Points, less the cards that are spent.
int worth_of(const View& view, const Plan& plan);

/// Free cells that must be filled until the room is joined, from the nearest passage; `far_away` when walled off.
inline constexpr int far_away = cells;
int cells_to(const Grid& grid, Room room);

}  // namespace kairo::galleria::bot
