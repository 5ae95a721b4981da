#pragma once

#include "engine/bots/ruin/outlook.h"

namespace kairo::ruin::bot {

/// A move and its estimated worth.
struct Choice {
  Move move;
  int worth = 0;
};

/// The estimated worth of the map with the explorer on it, which may walk `steps` at once. Ignores later drawings.
int worth_with_explorer(const Map& map, Cell explorer, int steps, const Prospect& prospect);

/// The best drawing among `moves` (draw, single or extra).
Choice choose_drawing(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves);

}  // namespace kairo::ruin::bot
