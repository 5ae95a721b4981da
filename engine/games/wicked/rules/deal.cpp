#include <numeric>

#include "engine/core/rng.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

int seats(const State& state) { return state.players; }

Seat to_move(const State& state) { return state.asked; }

void deal(const Setup& setup, State& state) {
  state = {};
  state.players = static_cast<std::uint8_t>(setup.seats);

  // The order of these shuffles is part of the match format: the same seed must always give the same deal.
  Rng rng(setup.seed);
  std::array<std::uint8_t, great_oracles.size()> great;
  std::array<std::uint8_t, small_oracles.size()> small;
  std::iota(state.order.begin(), state.order.end(), std::uint8_t{0});
  std::iota(great.begin(), great.end(), std::uint8_t{0});
  std::iota(small.begin(), small.end(), std::uint8_t{0});
  shuffle(std::span(state.order), rng);
  shuffle(std::span(great), rng);
  shuffle(std::span(small), rng);
  for (int seat = 0; seat < state.players; ++seat) {
    for (int which = 0; which < oracles_each; ++which) {
      state.boards[seat].great[which] = great[seat * oracles_each + which];
      state.boards[seat].small[which] = small[seat * oracles_each + which];
    }
  }
  begin_round(state, 0);
}

}  // namespace kairo::wicked
