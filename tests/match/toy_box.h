#pragma once

#include "engine/match/erased.h"
#include "tests/match/toy_game.h"

namespace kairo::toy {

/// The toy as the registry would list it.
inline const Game& game() {
  static const Game entry = make_game<State>();
  return entry;
}

}  // namespace kairo::toy
