#pragma once

#include "engine/bots/galleria/advise.h"
#include "engine/games/galleria/words.h"
#include "tests/web/support/positions.h"

/// Games of Labyrinth of Galleria that bots play, with a random move now and then for odder positions.
namespace kairo::testing {

inline galleria::State dealt_galleria(int seats, std::uint64_t seed) {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  setup.options = {1, 0};
  return dealt<galleria::State>(setup);
}

inline galleria::Move some_move(const galleria::State& state, Rng& rng) {
  const galleria::State::MoveList moves = legal_moves(state);
  if (rng.below(4) == 0) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  return advise(look(state, to_move(state)), moves, BotLevel::regular, rng);
}

}  // namespace kairo::testing
