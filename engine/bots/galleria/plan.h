#pragma once

#include <optional>

#include "engine/games/galleria/view.h"

/// How to reach a curio this turn with the maze cards in hand.
namespace kairo::galleria::bot {

struct Plan {
  Placement first;  ///< the first card to lay
  Room room = no_room;
  int cards = 0;  ///< to be laid
  int cost = 0;   ///< to be discarded for monsters
};

/// The plan that is worth most, even if it cannot be paid for. Tries the shortest paths over free cells to each room.
/// `power_added` tells how much stronger to assume the player to be.
std::optional<Plan> best_plan(const View& view, int power_added = 0);
/// The worth of the curio, minus that of the cards spent.
int worth_of(const View& view, const Plan& plan);

/// The room that the way being taken leads to, now or when the pending card lies, and what is to be paid for it
/// besides.
Arrival end_of_way(const Table& table);

}  // namespace kairo::galleria::bot
