#include "engine/bots/haratama/advise.h"

#include <algorithm>
#include <bit>

#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

namespace {

/// A learner does the first thing that comes to mind once in so many moves.
constexpr std::uint32_t carelessness = 3;

/// Rounds that may be thought to their end for one question: with all pairs of a hand there is more to tell apart.
struct Budget {
  int to_pass;
  int to_play;
};
constexpr std::array<Budget, bot_levels> budgets{{{100, 30}, {400, 120}}};

struct Candidate {
  Move move;
  std::uint32_t order;  ///< among the lawful moves
  int losses;           ///< mine, over all rounds that were thought to their end
};
using Candidates = FixedVector<Candidate, State::max_legal>;

/// What the round costs me when I make this move and chance makes all others.
int losses_after(State state, Move move, Seat me, Rng& rng) {
  const int round = state.rounds_done;
  NoEvents quiet;
  play(state, move, quiet);
  if (state.rounds_done == round) round_playout(state, rng);
  return losses_in(state.results.back(), me, state.players).total();
}

/// Thinks each candidate to the end of the round in the same so many imagined deals.
void think(const View& view, Candidates& candidates, int deals, Rng& rng) {
  for (; deals > 0; --deals) {
    const State imagined = imagine(view, rng);
    for (Candidate& candidate : candidates) candidate.losses += losses_after(imagined, candidate.move, view.me, rng);
  }
}

/// Keeps the better half; at equal losses what comes first.
void keep_better(Candidates& candidates) {
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.losses != b.losses ? a.losses < b.losses : a.order < b.order;
  });
  candidates.resize_down((candidates.size() + 1) / 2);
}

/// Spends the same part of the budget before each halving: the fewer are left, the closer they are looked at.
Move choose(const View& view, Candidates& candidates, int budget, Rng& rng) {
  const auto halvings = static_cast<int>(std::bit_width(candidates.size() - 1));
  while (candidates.size() > 1) {
    const int deals = budget / (halvings * static_cast<int>(candidates.size()));
    think(view, candidates, std::max(deals, 1), rng);
    keep_better(candidates);
  }
  return candidates[0].move;
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  if (level == BotLevel::learner && rng.below(carelessness) == 0)
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  Candidates candidates;
  for (const Move& move : moves) candidates.push_back({move, static_cast<std::uint32_t>(candidates.size()), 0});
  const Budget& budget = budgets[static_cast<std::size_t>(level)];
  return choose(view, candidates, view.phase == Phase::pass ? budget.to_pass : budget.to_play, rng);
}

}  // namespace kairo::haratama
