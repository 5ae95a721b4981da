#pragma once

#include <algorithm>
#include <span>

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/rules.h"

/// Inside the rules only: what every part of a turn does with cards.
namespace kairo::galleria {

template <EventSink Sink, class... Data>
void tell_to(Sink& events, SeatSet audience, Happened what, Seat whom, Data... data) {
  events.happened(Event{static_cast<std::uint8_t>(what), whom, audience, {static_cast<std::int16_t>(data)...}});
}
template <EventSink Sink, class... Data>
void tell(Sink& events, Happened what, Seat whom, Data... data) {
  tell_to(events, 0xff, what, whom, data...);
}

template <class T, std::size_t Capacity>
void shuffle_all(FixedVector<T, Capacity>& list, Rng& rng) {
  shuffle(std::span(list.begin(), list.end()), rng);
}

/// Opens a question.
inline bool ask(Table& table, Phase phase, Seat seat) {
  table.phase = phase;
  table.asked = seat;
  return true;
}

inline Seat left_of(const Table& table, Seat seat) {
  do {
    seat = static_cast<Seat>((seat + 1) % table.players);
  } while (!holds(table.present, seat));
  return seat;
}

/// Calls `visit(seat)` for each player who is still in, the active one first.
template <class Visit>
void for_each_present(const Table& table, Visit visit) {
  for (int i = 0; i < table.players; ++i)
    if (const auto seat = static_cast<Seat>((table.turn + i) % table.players); holds(table.present, seat)) visit(seat);
}

/// Whether everybody sees a card come or go.
enum class Sight : bool { hidden, open };

inline void gain(State& state, Seat seat, Card card, Sight sight) {
  state.hands[seat].add(card);
  ++state.table.hand_size[seat];
  if (sight == Sight::open) state.table.shown[seat].add(card);
}

inline void lose(State& state, Seat seat, Card card, Sight sight) {
  state.hands[seat].remove(card);
  --state.table.hand_size[seat];
  Cards& shown = state.table.shown[seat];
  if (sight == Sight::hidden)
    shown = {};  // Any of them may be the one that has gone.
  else if (shown.has(card))
    shown.remove(card);
}

inline void discard(State& state, Seat seat, Card card) {
  lose(state, seat, card, Sight::open);
  state.table.discards.add(card);
}

template <EventSink Sink>
void draw(State& state, Seat seat, int many, Sink& events) {
  many = std::min(many, static_cast<int>(state.deck.size()));
  if (many == 0) return;
  events.seal();
  tell(events, Happened::drew, seat, many);
  for (; many > 0; --many) {
    const Card card = state.deck.back();
    state.deck.pop_back();
    --state.table.deck_left;
    gain(state, seat, card, Sight::hidden);
    if (!is_alone(state.table) || seat != phantom) tell_to(events, only(seat), Happened::drew_card, seat, card);
  }
}

inline Card random_card(State& state, Seat seat) {
  return state.hands[seat].nth(static_cast<int>(state.rng.below(state.table.hand_size[seat])));
}

template <EventSink Sink>
void steal(State& state, Seat thief, Seat victim, Sink& events) {
  if (state.table.hand_size[victim] == 0) return tell(events, Happened::nothing_to_do, thief);
  events.seal();
  const Card card = random_card(state, victim);
  lose(state, victim, card, Sight::hidden);
  gain(state, thief, card, Sight::hidden);
  tell(events, Happened::stolen, thief, victim);
  tell_to(events, only(thief) | only(victim), Happened::stolen_card, thief, victim, card);
}

/// Takes a maze card off the grid, and what hangs on its lying there; where it goes is the caller's.
inline Card lift(Table& table, Cell cell) {
  const Card card = table.grid[cell].card;
  table.grid[cell] = {};
  table.streak &= ~only_cell(cell);
  table.passed &= ~only_cell(cell);
  Rages others;
  for (const Rage& rage : table.rages)
    if (rage.cell != cell) others.push_back(rage);
  table.rages = others;
  if (table.laid == cell) table.laid = no_cell;
  return card;
}

/// What must not outlast a turn.
inline void clear_turn(Table& table) {
  table.stage = Stage::act;
  table.placing = table.turn_ends = table.ignores_monsters = table.enraged = false;
  table.bonus = table.owed = 0;
  table.streak = table.passed = 0;
  table.rages.clear();
  table.pending = {};
  table.laid = no_cell;
  table.room = no_room;
  table.left_alone = 0;
  table.stack.clear();
  table.tasks.clear();
}

template <EventSink Sink>
void finish(State& state, Ending ending, Sink& events) {
  events.seal();
  clear_turn(state.table);
  state.table.phase = Phase::over;
  state.table.asked = no_seat;
  tell(events, Happened::ended, no_seat, index(ending));
}

/// Puts an effect's steps before whatever is left to do.
inline void begin(Table& table, const Effect& effect, Seat who, std::uint8_t target, std::uint8_t source = 0xff) {
  for (auto step = effect.steps.rbegin(); step != effect.steps.rend(); ++step)
    if (step->op != Op::none) table.tasks.push_back({step->op, step->n, who, target, source});
}

/// Opens a window in which others may answer what the active player does.
template <EventSink Sink>
void open_window(Table& table, Deed deed, Sink& events) {
  if (is_alone(table)) return;
  events.seal();
  table.stack.push_back({.deed = deed, .by = table.turn});
}

}  // namespace kairo::galleria
