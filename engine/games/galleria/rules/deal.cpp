#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/steps.h"
#include "engine/games/galleria/rules/turn.h"

namespace kairo::galleria {

namespace {

/// The numbers 0 … Count − 1 in random order.
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

/// Fills the rooms; the other curios are the curio deck.
void lay_curios(State& state) {
  state.curio_deck = shuffled<curios>(state.rng);
  for (int room = 0; room < rooms; ++room) {
    state.in_room[room] = state.curio_deck.back();
    state.curio_deck.pop_back();
  }
  state.table.full = all_rooms;
}

void deal_hands(State& state) {
  Table& table = state.table;
  const auto facet_order = shuffled<facets>(state.rng);
  for (Seat seat = 0; seat < table.players; ++seat) {
    const Facet facet = facet_order[seat];
    table.facet[seat] = facet;
    for (int i = dealt_hand(table, facet); i > 0; --i) {
      add_to_hand(state, seat, state.deck.back(), Visibility::hidden);
      state.deck.pop_back();
    }
  }
}

/// Gives the phantom what it has before its first turn.
void give_to_phantom(State& state) {
  const PhantomLevel& level = phantom_levels[state.table.phantom_level];
  for (int i = 0; i < level.curios; ++i) {
    state.table.owner[state.curio_deck.back()] = phantom;
    state.curio_deck.pop_back();
  }
  for (int i = 0; i < level.laid_open; ++i) {
    state.table.laid_open.add(state.deck.back());
    state.deck.pop_back();
  }
}

}  // namespace

int seats(const State& state) { return state.table.players; }

Seat to_move(const State& state) { return state.table.asked; }

namespace {

template <EventSink Sink>
void deal_and_begin(const Setup& setup, State& state, Sink& events) {
  const auto option = [&](Option which) { return setup.options[static_cast<std::size_t>(which)]; };
  state = {};
  Table& table = state.table;
  table.players = static_cast<std::uint8_t>(setup.seats);
  table.specials = option(Option::specials) != 0 && !is_alone(table) ? 1 : 0;
  table.phantom_level = static_cast<std::uint8_t>(is_alone(table) ? option(Option::phantom) : 0);
  table.present = all_seats(table.players);
  for (Seat seat = 0; seat < table.players; ++seat)
    table.ask_setting[seat] = static_cast<AskSetting>(option(Option::ask));
  table.grid.lay(middle, {start_card, 0});
  state.rng = Rng(setup.seed);
  // The order of these shuffles and draws is part of the match format: the same seed must give the same deal for ever.
  make_deck(state);
  lay_curios(state);
  state.event_deck = shuffled<event_count>(state.rng);
  deal_hands(state);
  if (is_alone(table)) give_to_phantom(state);
  table.deck_left = static_cast<std::uint8_t>(state.deck.size());
  table.curio_deck_left = static_cast<std::uint8_t>(state.curio_deck.size());
  if (is_alone(table)) {
    play_phantom_turn(state, events);
    emit(events, EventKind::turn_ended, phantom);
    begin_turn(state, 0, events);
  } else {
    begin_turn(state, static_cast<Seat>(state.rng.below(table.players)), events);
  }
  run_until_question(state, events);
}

}  // namespace

void deal(const Setup& setup, State& state) {
  NoEvents quiet;
  deal_and_begin(setup, state, quiet);
}

void deal(const Setup& setup, State& state, EventList& events) { deal_and_begin(setup, state, events); }

}  // namespace kairo::galleria
