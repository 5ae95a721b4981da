#include "engine/bots/haratama/standing.h"

#include <algorithm>

#include "engine/games/haratama/rules.h"

namespace kairo::haratama::bot {

namespace {

/// The standard deviation of the difference between two seats' losses in one round.
constexpr double spread_of_round = 40;
/// The average loss of a seat in a round.
constexpr double usual_loss = 32;
/// The average loss of the seat that loses the most in a round.
constexpr int usual_loss_of_last = 64;

int rounds_to_come(const State& state) {
  if (state.limit == 0) return std::max(1, rounds - state.rounds_done);
  int most = 0;
  for (int seat = 0; seat < state.players; ++seat) most = std::max(most, static_cast<int>(state.losses[seat].total()));
  return 1 + std::max(0, state.limit - most) / usual_loss_of_last;
}

}  // namespace

search::Outcome standing(const State& state) {
  if (to_move(state) == no_seat) return search::outcome_of(score(state), spread_of_round);
  const int to_come = rounds_to_come(state);
  const double spread = spread_of_round * std::sqrt(double{1} * to_come);
  search::Outcome outcome;
  double sum = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    outcome.points[seat] = -state.losses[seat].total() - usual_loss * to_come;
    double chance = 1;
    for (int other = 0; other < state.players; ++other)
      if (other != seat)
        chance *= search::chance_of_lead(state.losses[other].total() - state.losses[seat].total(), spread);
    outcome.chance[seat] = chance;
    sum += chance;
  }
  for (int seat = 0; seat < state.players; ++seat) outcome.chance[seat] /= sum;
  return outcome;
}

}  // namespace kairo::haratama::bot
