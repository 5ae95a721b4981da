#pragma once

#include "engine/games/galleria/flow.h"

/// Inside the rules only: the turn of the phantom, which asks nobody anything.
namespace kairo::galleria {

/// Lays so many of its cards of some numbers open; the first ones in the tables' order.
inline void lay_open(State& state, int first, int end, int many) {
  for (int card = first; card < end && many > 0;) {
    if (!state.hands[phantom].has(card)) {
      ++card;
      continue;
    }
    lose(state, phantom, static_cast<Card>(card), Sight::open);
    state.table.laid_open.add(card);
    --many;
  }
}

/// By the phantom's hand, with what it has laid open.
inline int mercy(const Table& table) {
  const int held = table.hand_size[phantom] + table.laid_open.size();
  int draws = 0;
  for (const Mercy& mercy : mercies)
    if (held >= mercy.hand) draws = mercy.draws;
  return draws;
}

template <EventSink Sink>
void discard_at_random(State& state, Seat seat, int many, Sink& events) {
  for (; many > 0 && state.table.hand_size[seat] > 0; --many) {
    events.seal();
    const Card card = random_card(state, seat);
    discard(state, seat, card);
    tell(events, Happened::discarded, seat, card);
  }
}

/// True when it has won by it.
template <EventSink Sink>
bool take_from_curio_deck(State& state, Sink& events) {
  Table& table = state.table;
  if (state.curio_deck.empty()) return false;
  const Curio curio = state.curio_deck.back();
  state.curio_deck.pop_back();
  --table.curio_deck_left;
  table.owner[curio] = phantom;
  const int taken = curios_of(table, phantom);
  tell(events, Happened::phantom_took, no_seat, curio, taken);
  if (taken < curios_to_win_alone) return false;
  finish(state, Ending::alone_lost, events);
  return true;
}

/// Its sets: mazes, traps, skills. A set of skills starts all of it again.
template <EventSink Sink>
void take_phantom_turn(State& state, Sink& events) {
  Table& table = state.table;
  Cards& hand = state.hands[phantom];
  table.turn = phantom;
  tell(events, Happened::turn_began, phantom);
  if (state.deck.empty()) return finish(state, Ending::deck_empty, events);
  draw(state, phantom, 1, events);
  for (;;) {
    draw(state, 0, mercy(table), events);
    while (hand.count(0, first_skill) >= maze_set) {
      lay_open(state, 0, first_skill, maze_set);
      tell(events, Happened::phantom_laid, no_seat, maze_set, 0, 0);
      if (take_from_curio_deck(state, events)) return;
    }
    while (hand.count(first_trap, first_special) >= trap_set) {
      lay_open(state, first_trap, first_special, trap_set);
      tell(events, Happened::phantom_laid, no_seat, 0, trap_set, 0);
      discard_at_random(state, 0, trap_set_discards, events);
    }
    if (hand.count(first_skill, first_trap) < skill_set) return;
    lay_open(state, first_skill, first_trap, skill_set);
    tell(events, Happened::phantom_laid, no_seat, 0, 0, skill_set);
    draw(state, phantom, skill_set_draws, events);
  }
}

}  // namespace kairo::galleria
