#include "engine/games/ruin/rules.h"

#include "engine/games/ruin/halves.h"

namespace kairo::ruin {

namespace {

/// 0 … Count − 1 in an order of the generator's.
template <std::size_t Count>
FixedVector<std::uint8_t, Count> shuffled(Rng& rng) {
  FixedVector<std::uint8_t, Count> cards_in_order;
  for (std::size_t card = 0; card < Count; ++card) cards_in_order.push_back(static_cast<std::uint8_t>(card));
  shuffle(std::span(cards_in_order.begin(), cards_in_order.end()), rng);
  return cards_in_order;
}

/// The top cards of a deck.
template <std::size_t Count>
std::uint32_t take(FixedVector<std::uint8_t, Count>& deck, int many) {
  std::uint32_t taken = 0;
  for (; many > 0; --many) {
    taken |= set_of(deck.back());
    deck.pop_back();
  }
  return taken;
}

}  // namespace

const GameInfo& game_info(const State&) { return info; }

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
    state.holdings[seat].hand = take(state.goal_deck, goals_dealt(state.players));
    state.dealt[seat] = take(state.deck, search_dealt(state.players));
    state.boards[seat].map.passages = only_cell(entrance);
    state.boards[seat].explorer = entrance;
  }
  lay_row(state);
  state.asked = 0;
  state.phase = goals_dealt(state.players) > goals_kept ? Phase::keep : Phase::prepare;
}

}  // namespace kairo::ruin
