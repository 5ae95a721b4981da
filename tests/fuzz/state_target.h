#pragma once

#include <string_view>

#include "engine/match/registry.h"
#include "tests/fuzz/position_checks.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Any text is a state or is refused. From a state that is read, the game can be played to its end.
inline void try_state(std::string_view text) {
  for (const Game& game : games()) {
    auto position = read_position(game, text);
    if (!position) {
      require(!position.error().what.empty(), "an error has a message");
      continue;
    }
    Rng rng(text.size());
    const char* broken = broken_promise_until_end(game, std::move(*position), rng);
    require(broken == nullptr, broken);
  }
}

}  // namespace kairo::fuzz
