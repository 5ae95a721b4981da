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

/// How many of the most promising drawings are evaluated exactly.
inline constexpr std::size_t shortlist = 24;
using Choices = FixedVector<Choice, shortlist>;

/// The drawings among `moves` (draw, single or extra) that look best at first sight, the best first; at most `count`,
/// which is at most `shortlist`. Their worths are comparable with each other only.
Choices promising_drawings(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves,
                           std::size_t count);
/// The estimated worth of the map and the explorer after a drawing.
int worth_of_drawing(const Map& map, Cell explorer, const Prospect& prospect, Move move);

/// The best drawing of the `count` most promising ones.
Choice choose_drawing(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves,
                      std::size_t count = shortlist);

}  // namespace kairo::ruin::bot
