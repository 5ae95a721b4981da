#include "engine/games/haratama/rules/playout.h"

#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

void pass_at_random(State& state, Rng& rng) {
  while (state.asked < state.players) seal_pass(state, random_pair(state.hands[state.asked], rng));
}

}  // namespace

void round_playout(State& state, Rng& rng) {
  NoEvents quiet;
  if (state.phase == Phase::pass) {
    pass_at_random(state, rng);
    take_up_passes(state, quiet);
  }
  while (state.to_win != 0) {
    put_card(state, random_card(legal_cards(state), rng));
    if (state.table.size == state.players) take_trick(state);
  }
  finish_round(state, quiet);
}

}  // namespace kairo::haratama
