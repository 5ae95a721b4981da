#pragma once

#include "engine/match/erased.h"
#include "engine/match/position_text.h"
#include "tests/match/toy_game.h"

namespace kairo::toy {

/// The registry entry of the toy.
inline const Game& game() {
  static const Game entry = make_game<State>();
  return entry;
}

}  // namespace kairo::toy

namespace kairo {

/// Reads positions of the games in the box and of the toy.
inline PositionRead read_any_position(const Game& game, std::string_view text) {
  return &game_info(toy::State{}) == game.info ? read_position_of<toy::State>(text) : read_position(game, text);
}

}  // namespace kairo
