#include "engine/games/galleria/rules/turn.h"

#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

/// Lays a number of the phantom's cards open: the first ones in the tables' order with numbers from `first` up to
/// `end`.
void lay_open(State& state, int first, int end, int count) {
  for (int card = first; card < end && count > 0;) {
    if (!state.hands[phantom].has(card)) {
      ++card;
      continue;
    }
    remove_from_hand(state, phantom, static_cast<Card>(card), Visibility::open);
    state.table.laid_open.add(card);
    --count;
  }
}

/// How many cards the player draws, given the phantom's hand with what it has laid open.
int draws_for_player(const Table& table) {
  const int phantom_hand = table.hand_size[phantom] + table.laid_open.size();
  int draws = 0;
  for (const SoloDraw& row : solo_draws)
    if (phantom_hand >= row.phantom_hand) draws = row.draws;
  return draws;
}

template <EventSink Sink>
void discard_at_random(State& state, Seat seat, int count, Sink& events) {
  for (; count > 0 && state.table.hand_size[seat] > 0; --count) {
    events.seal();
    const Card card = random_card(state, seat);
    discard(state, seat, card);
    emit(events, EventKind::discarded, seat, card);
  }
}

/// The phantom takes a curio from the curio deck. Returns true when it has won.
template <EventSink Sink>
bool take_curio_from_deck(State& state, Sink& events) {
  Table& table = state.table;
  if (state.curio_deck.empty()) return false;
  const Curio curio = state.curio_deck.back();
  state.curio_deck.pop_back();
  --table.curio_deck_left;
  table.owner[curio] = phantom;
  const int taken = curios_of(table, phantom);
  emit(events, EventKind::phantom_took, no_seat, curio, taken);
  if (taken < curios_to_win_alone) return false;
  end_game(state, Ending::alone_lost, events);
  return true;
}

}  // namespace

template <EventSink Sink>
void play_phantom_turn(State& state, Sink& events) {
  Table& table = state.table;
  Cards& hand = state.hands[phantom];
  table.turn = phantom;
  emit(events, EventKind::turn_began, phantom);
  if (state.deck.empty()) return end_game(state, Ending::deck_empty, events);
  draw(state, phantom, 1, events);
  // Sets work in the order of maze cards, traps, skills. A set of skills starts all of it again.
  for (;;) {
    draw(state, 0, draws_for_player(table), events);
    while (hand.count(0, first_skill) >= maze_set) {
      lay_open(state, 0, first_skill, maze_set);
      emit(events, EventKind::phantom_laid, no_seat, maze_set, 0, 0);
      if (take_curio_from_deck(state, events)) return;
    }
    while (hand.count(first_trap, first_special) >= trap_set) {
      lay_open(state, first_trap, first_special, trap_set);
      emit(events, EventKind::phantom_laid, no_seat, 0, trap_set, 0);
      discard_at_random(state, 0, trap_set_discards, events);
    }
    if (hand.count(first_skill, first_trap) < skill_set) return;
    lay_open(state, first_skill, first_trap, skill_set);
    emit(events, EventKind::phantom_laid, no_seat, 0, 0, skill_set);
    draw(state, phantom, skill_set_draws, events);
  }
}

template void play_phantom_turn(State& state, NoEvents& events);
template void play_phantom_turn(State& state, EventList& events);

}  // namespace kairo::galleria
