#include "engine/bots/haratama/advise.h"

#include "engine/bots/search/halving.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/playout.h"

namespace kairo::haratama {

namespace {

/// A learner plays one move in this many at random.
constexpr std::uint32_t careless_every = 3;

/// The number of playouts for one move. A pass has more candidates to compare, so it gets more.
struct Budget {
  int to_pass;
  int to_play;
};
constexpr Budget learner_budget{100, 30};
constexpr Budget regular_budget{400, 120};

/// My losses in the round if I make this move and all later ones are random.
int losses_after(State state, Move move, Seat me, Rng& rng) {
  const int round = state.rounds_done;
  NoEvents quiet;
  play(state, move, quiet);
  if (state.rounds_done == round) round_playout(state, rng);
  return losses_in(state.results.back(), me, state.players).total();
}

/// Compares the moves by playouts of the round; fewer losses stand for a better chance.
Move choose(const View& view, const State::MoveList& moves, int playouts, Rng& rng) {
  search::Candidates candidates;
  for (const Move& move : moves) candidates.push_back({.move = erase_move(move), .rank = candidates.size()});
  search::Halving comparison(std::move(candidates), playouts);
  State world;
  while (!comparison.done()) {
    if (comparison.needs_world()) world = imagine(view, rng);
    search::Candidate& candidate = comparison.next();
    candidate.add(-losses_after(world, restore_move<Move>(candidate.move), view.me, rng), 0);
    comparison.advance();
  }
  return restore_move<Move>(comparison.decision());
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  if (level == BotLevel::learner && rng.below(careless_every) == 0)
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  const Budget& budget = level == BotLevel::learner ? learner_budget : regular_budget;
  return choose(view, moves, view.phase == Phase::pass ? budget.to_pass : budget.to_play, rng);
}

}  // namespace kairo::haratama
