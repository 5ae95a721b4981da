#include "engine/games/haratama/flow.h"

namespace kairo::haratama {

namespace {

void pass_anything(State& state, Rng& rng) {
  while (state.asked < state.players) {
    const Cards hand = state.hands[state.asked];
    const Cards one = bit(any_of(hand, rng));
    seal_pass(state, pair_of(one | bit(any_of(hand ^ one, rng))));
  }
}

}  // namespace

void round_playout(State& state, Rng& rng) {
  NoEvents quiet;
  if (state.phase == Phase::pass) {
    pass_anything(state, rng);
    take_up(state, quiet);
  }
  while (state.to_win != 0) {
    put(state, any_of(legal_cards(state), rng));
    if (state.table.size == state.players) gather(state);
  }
  finish_round(state, quiet);
}

}  // namespace kairo::haratama
