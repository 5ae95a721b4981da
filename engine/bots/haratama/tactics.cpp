#include "engine/bots/haratama/tactics.h"

#include <algorithm>
#include <array>

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

/// By the rounds to come: one, two, three or more. Players lose more than among others who play at random.
search::Calibration Tactics::calibration(const View& view) {
  constexpr double lost_besides = -14;
  constexpr std::array<search::Calibration, rounds> by_rounds{{
      {{0.05, 0.23, 0.41, 0.59, 0.77, 1.11, 1.31, 1.58, 1.96}, lost_besides},
      {{0.24, 0.55, 0.74, 0.89, 1, 1.12, 1.23, 1.38, 1.78}, lost_besides},
      {{0.36, 0.65, 0.81, 0.93, 1.01, 1.09, 1.17, 1.28, 1.63}, lost_besides},
  }};
  return by_rounds[std::min(rounds, bot::rounds_to_come(view)) - 1];
}

}  // namespace kairo::haratama
