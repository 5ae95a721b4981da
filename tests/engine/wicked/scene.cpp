#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {

namespace {

using Oracles = std::array<std::uint8_t, oracles_each>;

/// Gives a seat these oracles of one kind; an owner of one of them gets the card that it replaces.
void give(State& state, Seat seat, const Oracles& cards, Oracles Board::*kind) {
  for (int i = 0; i < oracles_each; ++i) {
    const std::uint8_t replaced = (state.boards[seat].*kind)[i];
    for (int other = 0; other < state.players; ++other)
      for (std::uint8_t& card : state.boards[other].*kind)
        if (card == cards[i]) card = replaced;
    (state.boards[seat].*kind)[i] = cards[i];
  }
}

}  // namespace

State dealt(int players, std::initializer_list<Corridor> faces) {
  State state;
  deal(standard_setup(info, players, 1), state);
  auto next = state.order.begin();
  for (const Corridor& face : faces) {
    const auto card = std::ranges::find_if(next, state.order.end(), [&](int i) { return corridors[i] == face; });
    EXPECT_NE(card, state.order.end()) << "no such corridor is left";
    std::iter_swap(next++, card);
  }
  expect_valid(state);
  return state;
}

State processing(const Souls& souls) {
  State state;
  deal(standard_setup(info, souls.players, 1), state);
  state.phase = Phase::soul;
  state.round = static_cast<std::uint8_t>(souls.round);
  state.corridor = static_cast<std::uint8_t>(corridors_per_round(souls.players) - 1);
  state.last = last_reveal(state, {});
  for (int seat = 0; seat < souls.players; ++seat) {
    state.boards[seat].pieces = 0;
    state.boards[seat].signs = 0;
  }
  Board& board = state.boards[0];
  board.tokens = souls.tokens;
  board.promotions = souls.promotions;
  board.colour_changes = souls.colour_changes;
  board.impurity = souls.impurity;
  give_great(state, 0, souls.great);
  give_small(state, 0, souls.small);
  expect_valid(state);
  return state;
}

void give_great(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards) {
  give(state, seat, cards, &Board::great);
}

void give_small(State& state, Seat seat, std::array<std::uint8_t, oracles_each> cards) {
  give(state, seat, cards, &Board::small);
}

}  // namespace kairo::wicked::test
