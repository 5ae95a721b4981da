#include "engine/bots/haratama/advise.h"

#include <algorithm>
#include <bit>

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
constexpr std::array<Budget, bot_levels> budgets{{{100, 30}, {400, 120}}};

struct Candidate {
  Move move;
  std::uint32_t order;  ///< index among the legal moves
  int losses;           ///< mine, summed over all playouts
};
using Candidates = FixedVector<Candidate, State::max_legal>;

/// My losses in the round if I make this move and all later ones are random.
int losses_after(State state, Move move, Seat me, Rng& rng) {
  const int round = state.rounds_done;
  NoEvents quiet;
  play(state, move, quiet);
  if (state.rounds_done == round) round_playout(state, rng);
  return losses_in(state.results.back(), me, state.players).total();
}

/// Plays the round out after each candidate, all in the same imagined deals.
void evaluate(const View& view, Candidates& candidates, int deals, Rng& rng) {
  for (; deals > 0; --deals) {
    const State imagined = imagine(view, rng);
    for (Candidate& candidate : candidates) candidate.losses += losses_after(imagined, candidate.move, view.me, rng);
  }
}

/// Keeps the better half; of equals the one that comes first among the legal moves.
void keep_better_half(Candidates& candidates) {
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.losses != b.losses ? a.losses < b.losses : a.order < b.order;
  });
  candidates.resize_down((candidates.size() + 1) / 2);
}

/// Spends an equal share of the budget before each halving, so the fewer candidates are left, the more playouts each
/// gets.
Move choose(const View& view, Candidates& candidates, int budget, Rng& rng) {
  const auto halvings = static_cast<int>(std::bit_width(candidates.size() - 1));
  while (candidates.size() > 1) {
    const int deals = budget / (halvings * static_cast<int>(candidates.size()));
    evaluate(view, candidates, std::max(deals, 1), rng);
    keep_better_half(candidates);
  }
  return candidates[0].move;
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  if (level == BotLevel::learner && rng.below(careless_every) == 0)
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  Candidates candidates;
  for (const Move& move : moves) candidates.push_back({move, static_cast<std::uint32_t>(candidates.size()), 0});
  const Budget& budget = budgets[static_cast<std::size_t>(level)];
  return choose(view, candidates, view.phase == Phase::pass ? budget.to_pass : budget.to_play, rng);
}

}  // namespace kairo::haratama
