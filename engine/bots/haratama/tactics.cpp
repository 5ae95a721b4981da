#include "engine/bots/haratama/tactics.h"

#include "engine/bots/haratama/standing.h"
#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

namespace {

/// The playouts of a decision, and how many later decisions of each seat the trees remember. A pass has up to 78
/// answers to compare, so it gets more playouts, but no tree: a hidden answer to a hidden hand teaches nothing.
struct Effort {
  int to_pass;
  int to_play;
  int depth;
};

constexpr Effort effort(BotLevel level) {
  switch (level) {
    case BotLevel::learner:
    case BotLevel::regular:
    case BotLevel::skilled: return {300, 100, 0};
    case BotLevel::expert: return {1500, 600, 0};
    case BotLevel::master: break;
  }
  return {16000, 8000, 3};
}

}  // namespace

search::Limits Tactics::limits(BotLevel level, const View& view) {
  const Effort limits = effort(level);
  if (view.phase == Phase::pass) return {limits.to_pass, State::max_legal, 0};
  return {limits.to_play, State::max_legal, limits.depth};
}

void Tactics::order(const State& /*state*/, State::MoveList& /*moves*/) {}

std::uint64_t Tactics::seen(const State& before, Move move, Seat /*observer*/) {
  return before.phase == Phase::pass ? 0 : move.a + std::uint64_t{1};
}

Move Tactics::policy(const State& state, Rng& rng) {
  if (state.phase == Phase::play) return {Move::Kind::play, random_card(legal_cards(state), rng), 0};
  const Pair pair = random_pair(state.hands[state.asked], rng);
  return {Move::Kind::pass, pair.low, pair.high};
}

search::Outcome Tactics::evaluate(const State& state) { return bot::standing(state); }

}  // namespace kairo::haratama
