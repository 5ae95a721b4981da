#include "engine/bots/haratama/standing.h"

#include <algorithm>

#include "engine/games/haratama/rules.h"

namespace kairo::haratama::bot {

namespace {

/// The standard deviation of the difference between two seats' losses in one round.
constexpr double spread_of_round = 40;
/// The average loss of a seat in a round.
constexpr double usual_loss = 47;
/// The average loss of the seat that loses the most in a round.
constexpr int usual_loss_of_last = 64;

template <class StateOrView>
int rounds_from_now(const StateOrView& position) {
  if (position.limit == 0) return std::max(1, rounds - position.rounds_done);
  int most = 0;
  for (int seat = 0; seat < position.players; ++seat)
    most = std::max(most, static_cast<int>(position.losses[seat].total()));
  return 1 + std::max(0, position.limit - most) / usual_loss_of_last;
}

}  // namespace

int rounds_to_come(const View& view) { return rounds_from_now(view); }

search::Outcome standing(const State& state) {
  if (to_move(state) == no_seat) return search::outcome_of(score(state), spread_of_round);
  const int to_come = rounds_from_now(state);
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
