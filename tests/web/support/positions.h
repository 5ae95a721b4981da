#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/playable.h"
#include "engine/core/rng.h"
#include "engine/core/setup.h"

/// Positions of one game, of its own type, from random playouts.
namespace kairo::testing {

template <Playable S>
S dealt(const Setup& setup) {
  S state;
  deal(setup, state);
  return state;
}

/// Deals with the default options.
template <Playable S>
S dealt(int seats, std::uint64_t seed) {
  return dealt<S>(standard_setup(game_info(S{}), seats, seed));
}

template <Playable S>
typename S::MoveList legal_moves(const S& state) {
  typename S::MoveList moves;
  legal(state, moves);
  return moves;
}

template <Playable S>
typename S::Move any_move(const S& state, Rng& rng) {
  const typename S::MoveList moves = legal_moves(state);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Plays a random move and returns its events.
template <Playable S>
EventList play_any(S& state, Rng& rng) {
  EventList list;
  play(state, any_move(state, rng), list);
  return list;
}

/// The first position of random playouts that is as wanted.
template <Playable S>
S find_state(int seats, const std::function<bool(const S&)>& wanted) {
  for (std::uint64_t seed = 0;; ++seed) {
    S state = dealt<S>(seats, seed);
    for (Rng rng(seed); to_move(state) != no_seat; play_any(state, rng))
      if (wanted(state)) return state;
  }
}

/// One move of a game.
template <Playable S>
struct Step {
  S before;
  typename S::Move move;
  S after;
  EventList events;
};

template <Playable S>
Step<S> step_of(const S& before, typename S::Move move) {
  Step<S> step{before, move, before, {}};
  play(step.after, move, step.events);
  return step;
}

/// Chooses a move for the seat to move.
template <Playable S>
using Chooser = std::function<typename S::Move(const S&, Rng&)>;

/// Plays a game to its end and visits each move.
template <Playable S>
void for_each_step(const S& start, Rng rng, const std::function<void(const Step<S>&)>& visit,
                   const Chooser<S>& choose = any_move<S>) {
  for (S state = start; to_move(state) != no_seat;) {
    const Step<S> step = step_of(state, choose(state, rng));
    state = step.after;
    visit(step);
  }
}

/// Plays a game to its end and visits every n-th position, and the last one.
template <Playable S>
void for_every_nth_position(int n, S state, Rng rng, const std::function<void(const S&)>& visit,
                            const Chooser<S>& choose = any_move<S>) {
  NoEvents quiet;
  for (int i = 0; to_move(state) != no_seat; play(state, choose(state, rng), quiet))
    if (i++ % n == 0) visit(state);
  visit(state);
}

}  // namespace kairo::testing
