#pragma once

#include "engine/bots/search/tactics.h"
#include "tests/match/toy_game.h"

/// The tactics of the toy: random playouts to the end.
namespace kairo::toy {

struct Tactics {
  static constexpr double exploration = 0.3;
  static constexpr double widening = 8;

  static search::Limits limits(BotLevel /*level*/, const View& /*view*/) { return {400, 8, 2}; }
  static bool mixes(const View& view) { return view.phase == Phase::bid; }
  static void order(const State& /*state*/, State::MoveList& /*moves*/) {}
  /// The bids are told apart once all are revealed.
  static std::uint64_t seen(const State& before, Move move, Seat /*observer*/) {
    return before.phase == Phase::bid ? 0 : erase_move(move).bits + 1;
  }
  static bool horizon(const State& /*state*/) { return true; }
  static bool beyond(bool /*horizon*/, const State& /*state*/) { return false; }
  static Move policy(const State& state, Rng& rng) {
    State::MoveList moves;
    legal(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
  static search::Outcome evaluate(const State& state) { return search::outcome_of(score(state), 5); }
};
Tactics tactics(const State& state);

}  // namespace kairo::toy
