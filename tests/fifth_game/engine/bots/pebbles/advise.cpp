#include "engine/bots/pebbles/advise.h"

namespace kairo::pebbles {

// Leaves a multiple of four if it can; a learner takes any number.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  const int best = view.state.left % (most_taken + 1);
  if (best == 0 || level == BotLevel::learner) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  return {static_cast<std::uint8_t>(best)};
}

}  // namespace kairo::pebbles
