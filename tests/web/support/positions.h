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

/// With the default options.
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

/// Plays a random move and returns its events.
template <Playable S>
EventList play_any(S& state, Rng& rng) {
  const typename S::MoveList moves = legal_moves(state);
  EventList list;
  play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], list);
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
  S after;
  EventList events;
};

/// Plays a move for the seat to move and returns its events.
template <Playable S>
using Playout = std::function<EventList(S&, Rng&)>;

/// Plays a game to its end and visits each move.
template <Playable S>
void for_each_step(const S& start, Rng rng, const std::function<void(const Step<S>&)>& visit,
                   const Playout<S>& playout = play_any<S>) {
  Step<S> step{start, start, {}};
  while (to_move(step.after) != no_seat) {
    step.before = step.after;
    step.events = playout(step.after, rng);
    visit(step);
  }
}

/// Plays a game to its end and visits every n-th position, and the last one.
template <Playable S>
void for_every_nth_position(int n, S state, Rng rng, const std::function<void(const S&)>& visit,
                            const Playout<S>& playout = play_any<S>) {
  for (int i = 0; to_move(state) != no_seat; playout(state, rng))
    if (i++ % n == 0) visit(state);
  visit(state);
}

/// The events that somebody with the view of `viewer` may learn.
inline std::vector<Event> events_for(Seat viewer, const EventList& list) {
  std::vector<Event> events;
  for (const Event& event : list.events)
    if (may_learn(viewer, event)) events.push_back(event);
  return events;
}

}  // namespace kairo::testing
