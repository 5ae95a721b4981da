#pragma once

#include <cstdint>
#include <functional>

#include "engine/core/playable.h"
#include "engine/core/rng.h"
#include "engine/core/setup.h"

/// Positions of one game, of its own type, as chance plays it.
namespace kairo::testing {

template <Playable S>
S dealt(const Setup& setup) {
  S state;
  deal(setup, state);
  return state;
}

/// With the options that stand at first.
template <Playable S>
S dealt(int seats, std::uint64_t seed) {
  return dealt<S>(standard_setup(game_info(S{}), seats, seed));
}

/// Makes a move; what came of it.
template <Playable S>
EventList play_any(S& state, Rng& rng) {
  typename S::MoveList moves;
  legal(state, moves);
  EventList list;
  play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], list);
  return list;
}

/// The first position of such games that is as wanted.
template <Playable S>
S find_state(int seats, const std::function<bool(const S&)>& wanted) {
  for (std::uint64_t seed = 0;; ++seed) {
    S state = dealt<S>(seats, seed);
    for (Rng rng(seed); to_move(state) != no_seat; play_any(state, rng))
      if (wanted(state)) return state;
  }
}

}  // namespace kairo::testing
