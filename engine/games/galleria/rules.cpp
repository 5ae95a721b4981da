#include "engine/games/galleria/rules.h"

#include "engine/games/galleria/turn.h"

namespace kairo::galleria {

namespace {

template <std::size_t Count>
FixedVector<std::uint8_t, Count> shuffled(Rng& rng) {
  FixedVector<std::uint8_t, Count> numbers;
  for (std::size_t number = 0; number < Count; ++number) numbers.push_back(static_cast<std::uint8_t>(number));
  shuffle_all(numbers, rng);
  return numbers;
}

void make_deck(State& state) {
  for (int card = 0; card < card_kinds; ++card)
    for (int copy = 0; copy < copies_of(card) && (!is_special(card) || state.table.specials != 0); ++copy)
      state.deck.push_back(static_cast<Card>(card));
  shuffle_all(state.deck, state.rng);
}

/// Those that no room has room for are the curio deck.
void lay_curios(State& state) {
  state.curio_deck = shuffled<curios>(state.rng);
  for (int room = 0; room < rooms; ++room) {
    state.in_room[room] = state.curio_deck.back();
    state.curio_deck.pop_back();
  }
  state.table.full = all_rooms;
  state.table.curio_deck_left = static_cast<std::uint8_t>(state.curio_deck.size());
}

void deal_hands(State& state) {
  Table& table = state.table;
  const auto facet_order = shuffled<facets>(state.rng);
  for (Seat seat = 0; seat < table.players; ++seat) {
    const Facet facet = facet_order[seat];
    table.facet[seat] = facet;
    for (int i = hand_by_players[table.players - 1] + facet_cards[facet].hand; i > 0; --i) {
      gain(state, seat, state.deck.back(), Sight::hidden);
      state.deck.pop_back();
    }
  }
  table.deck_left = static_cast<std::uint8_t>(state.deck.size());
}

}  // namespace

const GameInfo& game_info(const State&) { return info; }

int seats(const State& state) { return state.table.players; }

Seat to_move(const State& state) { return state.table.asked; }

void deal(const Setup& setup, State& state) {
  const auto option = [&](Option which) { return setup.options[static_cast<std::size_t>(which)]; };
  state = {};
  Table& table = state.table;
  table.players = static_cast<std::uint8_t>(setup.seats);
  table.specials = option(Option::specials) != 0 && !is_alone(table) ? 1 : 0;
  table.present = everybody(table.players);
  for (Seat seat = 0; seat < table.players; ++seat) table.asking[seat] = static_cast<Asking>(option(Option::ask));
  table.grid[middle] = {start_card, 0};
  state.rng = Rng(setup.seed);
  // The order of these shuffles and draws is part of the match format: the same seed must give the same deal for ever.
  make_deck(state);
  lay_curios(state);
  state.event_deck = shuffled<event_count>(state.rng);
  deal_hands(state);
  NoEvents quiet;
  if (is_alone(table)) {
    take_phantom_turn(state, quiet);
    if (table.hand_size[0] == 0) return finish(state, Ending::alone_lost, quiet);
    begin_turn(state, 0, quiet);
  } else {
    begin_turn(state, static_cast<Seat>(state.rng.below(table.players)), quiet);
  }
  proceed(state, quiet);
}

bool is_alone(const Table& table) { return table.players == 1; }

int places(const Table& table) { return is_alone(table) ? phantom + 1 : table.players; }

bool is_in(const Table& table, int seat) {
  return seat < table.players ? holds(table.present, static_cast<Seat>(seat)) : is_alone(table) && seat == phantom;
}

Facet facet_of(const Table& table, int seat) { return seat < table.players ? table.facet[seat] : no_facet; }

int power(const Table& table, int seat) {
  const Facet facet = facet_of(table, seat);
  return (facet < facets ? facet_cards[facet].power : 0) + (seat == table.turn ? table.bonus : 0);
}

std::uint8_t facet_deck(const Table& table) {
  auto left = static_cast<std::uint8_t>((1U << facets) - 1);
  left &= static_cast<std::uint8_t>(~table.facets_gone);
  for (Seat seat = 0; seat < table.players; ++seat)
    if (table.facet[seat] < facets) left &= static_cast<std::uint8_t>(~(1U << table.facet[seat]));
  return left;
}

int curios_of(const Table& table, int seat) {
  return static_cast<int>(std::count(table.owner.begin(), table.owner.end(), seat));
}

int points_of(const Table& table, int seat) {
  int points = 0;
  for (int curio = 0; curio < curios; ++curio) points += table.owner[curio] == seat ? curio_cards[curio].points : 0;
  return points;
}

}  // namespace kairo::galleria
