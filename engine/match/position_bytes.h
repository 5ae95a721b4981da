#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

/// A position as the digits of its state's bytes: for files that are made together with the program that reads them,
/// since nothing but this build can, and nothing is checked. It takes the place of position_text.h, whose checks are
/// large, in the page.
std::string position_bytes(const Position& position);
/// Null if there are not as many digits as the game's state has. `game` must be one of the box.
std::unique_ptr<Position> restore_position(const Game& game, std::string_view digits);

}  // namespace kairo
