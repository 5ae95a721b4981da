#pragma once

#include "engine/bots/ruin/outlook.h"

namespace kairo::ruin::bot {

/// A move and what it promises.
struct Choice {
  Move move;
  int worth = 0;
};

/// What the map promises with the explorer on it, who may walk `steps` at once. What is drawn next is not thought of.
int worth_with_explorer(const Map& map, Cell explorer, int steps, const Prospect& prospect);

/// The drawing among `moves` (draw, single or extra) that promises most.
Choice choose_drawing(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves);

}  // namespace kairo::ruin::bot
