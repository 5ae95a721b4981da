#pragma once

#include <span>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

/// The games in the box (box.h), in the order in which the box shows them.
std::span<const Game> games();

/// Null when there is no such game.
const Game* find_game(std::string_view id);
const Game* find_game(int number);

}  // namespace kairo
