#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/rounds.h"

namespace kairo::ruin {

namespace {

/// The numbers 0 … Count − 1 in random order.
template <std::size_t Count>
FixedVector<std::uint8_t, Count> shuffled(Rng& rng) {
  FixedVector<std::uint8_t, Count> numbers;
  for (std::size_t number = 0; number < Count; ++number) numbers.push_back(static_cast<std::uint8_t>(number));
  shuffle(std::span(numbers.begin(), numbers.end()), rng);
  return numbers;
}

template <std::size_t Count>
std::uint32_t draw_from_top(FixedVector<std::uint8_t, Count>& deck, int count) {
  std::uint32_t drawn = 0;
  for (; count > 0; --count) {
    drawn |= set_of(deck.back());
    deck.pop_back();
  }
  return drawn;
}

}  // namespace

int seats(const State& state) { return state.players; }

Seat to_move(const State& state) { return state.asked; }

void deal(const Setup& setup, State& state) {
  state = {};
  state.players = static_cast<std::uint8_t>(setup.seats);
  state.rng = Rng(setup.seed);
  // The order of these shuffles is part of the match format: the same seed must give the same deal for ever.
  state.goal_deck = shuffled<goal_cards>(state.rng);
  state.deck = shuffled<letters>(state.rng);
  for (int seat = 0; seat < state.players; ++seat) {
    state.holdings[seat].hand = draw_from_top(state.goal_deck, goals_dealt(state.players));
    state.dealt[seat] = draw_from_top(state.deck, search_dealt(state.players));
    state.boards[seat].map.passages = only_cell(entrance);
    state.boards[seat].explorer = entrance;
  }
  lay_row(state);
  state.asked = 0;
  state.phase = goals_dealt(state.players) > goals_kept ? Phase::keep : Phase::prepare;
}

}  // namespace kairo::ruin
