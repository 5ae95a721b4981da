#include "engine/bots/wicked/tactics.h"

#include "engine/bots/wicked/advise.h"
#include "engine/bots/wicked/worth.h"
#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

search::Limits Tactics::limits(BotLevel level, const View& view) {
  const int playouts = level == BotLevel::skilled ? 100 : level == BotLevel::expert ? 400 : 1500;
  return {playouts, State::max_legal, view.phase == Phase::bid ? 3 : 1};
}

void Tactics::order(const State& /*state*/, State::MoveList& /*moves*/) {}

std::uint64_t Tactics::seen(const State& /*before*/, Move /*move*/, Seat /*observer*/) { return 0; }

Move Tactics::policy(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  return advise(look(state, state.asked), moves, BotLevel::regular, rng);
}

search::Outcome Tactics::evaluate(const State& state) {
  constexpr double spread = 10;
  if (to_move(state) == no_seat) return search::outcome_of(score(state), spread);
  search::Outcome outcome;
  for (Seat seat = 0; seat < state.players; ++seat)
    outcome.points[seat] = bot::worth(state.boards[seat], rounds - state.round) / 10.0;
  search::chances_from_leads(outcome, state.players, spread);
  return outcome;
}

}  // namespace kairo::wicked
