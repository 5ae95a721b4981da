#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

constexpr std::size_t largest_deck = static_cast<std::size_t>(suits) * ranks(max_players);

/// The shuffled play cards: each draw is uniform among those left.
class Stock {
 public:
  explicit Stock(int players) {
    for (Cards left = whole_deck(players); left != 0; left = without_first(left)) cards_[size_++] = first(left);
  }

  Card draw(Rng& rng) {
    const std::uint32_t at = rng.below(size_);
    const Card card = cards_[at];
    cards_[at] = cards_[--size_];
    return card;
  }

  Cards draw_hand(Rng& rng) {
    Cards hand = 0;
    for (int i = 0; i < hand_size; ++i) hand |= bit(draw(rng));
    return hand;
  }

 private:
  std::array<Card, largest_deck> cards_;
  std::uint32_t size_ = 0;
};

Ranks reveal_descents(int players, Rng& rng) {
  Cards hidden = ranks_up_to(descents(players));
  Ranks shown = 0;
  for (int i = 0; i < shown_descents; ++i) {
    const Cards one = bit(random_card(hidden, rng));
    hidden ^= one;
    shown |= static_cast<Ranks>(one);
  }
  return shown;
}

/// The order of draws is part of the match format: the same seed must always give the same deal. The last seat gets the
/// cards that are left.
void deal_cards(State& state) {
  Stock stock(state.players);
  Cards left = whole_deck(state.players);
  state.aside = no_card;
  if (cards_aside(state.players) != 0) {
    state.aside = stock.draw(state.rng);
    left ^= bit(state.aside);
  }
  const int last = state.players - 1;
  for (int seat = 0; seat < last; ++seat) {
    state.hands[seat] = stock.draw_hand(state.rng);
    left ^= state.hands[seat];
  }
  state.hands[last] = left;
}

}  // namespace

int seats(const State& state) { return state.players; }

Seat to_move(const State& state) { return state.asked; }

void deal_round(State& state) {
  state.phase = Phase::pass;
  state.asked = 0;
  clear_table(state);
  state.broken = 0;
  state.tricks_done = 0;
  state.first_leader = no_seat;
  state.foxes = 0;
  state.won = {};
  state.lacks = {};
  state.passed = {};
  state.tricks = {};
  state.descents = reveal_descents(state.players, state.rng);
  deal_cards(state);
  state.to_win = treasures(state.descents, state.aside, state.players);
}

void deal(const Setup& setup, State& state) {
  const auto option = [&](Option which) { return setup.options[static_cast<std::size_t>(which)]; };
  state = {};
  state.players = static_cast<std::uint8_t>(setup.seats);
  state.limit = option(Option::end) == 0 ? std::int16_t{0} : option(Option::limit);
  state.sight = static_cast<Sight>(option(Option::table));
  state.rng = Rng(setup.seed);
  deal_round(state);
}

}  // namespace kairo::haratama
