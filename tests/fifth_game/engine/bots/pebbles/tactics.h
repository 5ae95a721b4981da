#pragma once

#include "engine/bots/search/tactics.h"
#include "engine/games/pebbles/game.h"

namespace kairo::pebbles {

/// Tells the search about the game (engine/bots/search/tactics.h): random playouts to the end.
struct Tactics {
  static constexpr double exploration = 0.3;
  static constexpr double widening = most_taken;

  static search::Limits limits(BotLevel /*level*/, const View& /*view*/) { return {100, most_taken, 2}; }
  static bool mixes(const View& /*view*/) { return false; }
  static void order(const State& /*state*/, State::MoveList& /*moves*/) {}
  static std::uint64_t seen(const State& /*before*/, Move move, Seat /*observer*/) { return move.pebbles; }
  static bool horizon(const State& /*state*/) { return true; }
  static bool beyond(bool /*horizon*/, const State& /*state*/) { return false; }
  static Move policy(const State& state, Rng& rng) {
    State::MoveList moves;
    legal(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  static search::Outcome evaluate(const State& state) { return search::outcome_of(score(state), 1); }
};
Tactics tactics(const State& state);

}  // namespace kairo::pebbles
