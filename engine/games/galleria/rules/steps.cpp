#include "engine/games/galleria/rules/steps.h"

#include <algorithm>

namespace kairo::galleria {

Seat left_of(const Table& table, Seat seat) {
  do {
    seat = static_cast<Seat>((seat + 1) % table.players);
  } while (!contains(table.present, seat));
  return seat;
}

void add_to_hand(State& state, Seat seat, Card card, Visibility visibility) {
  state.hands[seat].add(card);
  ++state.table.hand_size[seat];
  if (visibility == Visibility::open) state.table.shown[seat].add(card);
}

void remove_from_hand(State& state, Seat seat, Card card, Visibility visibility) {
  state.hands[seat].remove(card);
  --state.table.hand_size[seat];
  Cards& shown = state.table.shown[seat];
  if (visibility == Visibility::hidden)
    shown = {};  // Any of them may be the one that has gone.
  else if (shown.has(card))
    shown.remove(card);
}

void discard(State& state, Seat seat, Card card) {
  remove_from_hand(state, seat, card, Visibility::open);
  state.table.discards.add(card);
}

Card random_card(State& state, Seat seat) {
  return state.hands[seat].nth(static_cast<int>(state.rng.below(state.table.hand_size[seat])));
}

template <EventSink Sink>
void draw(State& state, Seat seat, int count, Sink& events) {
  count = std::min(count, static_cast<int>(state.deck.size()));
  if (count == 0) return;
  events.seal();
  FixedVector<Card, deck_size> drawn;
  while (drawn.size() < static_cast<std::size_t>(count)) {
    drawn.push_back(state.deck.back());
    state.deck.pop_back();
    --state.table.deck_left;
    add_to_hand(state, seat, drawn.back(), Visibility::hidden);
  }
  emit(events, EventKind::drew, seat, count);
  if (is_alone(state.table) && seat == phantom) return;
  for (const Card card : drawn) emit_to(events, only(seat), EventKind::drew_card, seat, card);
}

template <EventSink Sink>
void steal(State& state, const Task& task, Sink& events) {
  const Seat thief = task.who;
  const Seat victim = task.target;
  if (state.table.hand_size[victim] == 0) return emit(events, EventKind::nothing_to_do, thief);
  events.seal();
  const Card card = random_card(state, victim);
  remove_from_hand(state, victim, card, Visibility::hidden);
  add_to_hand(state, thief, card, Visibility::hidden);
  emit(events, EventKind::stolen, thief, victim, task.source);
  emit_to(events, only(thief) | only(victim), EventKind::stolen_card, thief, victim, card, task.source);
}

Tile take_off_grid(Table& table, Cell cell) {
  const Tile tile = table.grid[cell];
  table.grid.clear(cell);
  table.streak &= ~only_cell(cell);
  table.passed &= ~only_cell(cell);
  forget_enraged_cell(table.enraged_monsters, cell);
  if (table.laid == cell) table.laid = no_cell;
  return tile;
}

void begin_effect(Table& table, const Effect& effect, Seat who, std::uint8_t target, std::uint8_t source) {
  for (auto step = effect.steps.rbegin(); step != effect.steps.rend(); ++step)
    if (step->op != Op::none) table.tasks.push_back({step->op, step->n, who, target, source});
}

template <EventSink Sink>
void open_window(Table& table, Trigger trigger, Sink& events) {
  if (is_alone(table)) return;
  events.seal();
  table.stack.push_back({.trigger = trigger, .by = table.turn});
}

void clear_turn(Table& table) {
  table.stage = Stage::act;
  table.placing = table.turn_ends = table.ignores_monsters = table.enraged_on_way = false;
  table.bonus = table.ask_changes = table.owed = 0;
  table.streak = table.passed = 0;
  table.enraged_monsters.clear();
  table.pending = {};
  table.laid = no_cell;
  table.room = no_room;
  table.left_alone = 0;
  table.stack.clear();
  table.tasks.clear();
}

template <EventSink Sink>
void end_game(State& state, Ending ending, Sink& events) {
  events.seal();
  clear_turn(state.table);
  state.table.phase = Phase::over;
  state.table.asked = no_seat;
  emit(events, EventKind::ended, no_seat, index(ending));
}

template void draw(State& state, Seat seat, int count, NoEvents& events);
template void draw(State& state, Seat seat, int count, EventList& events);
template void steal(State& state, const Task& task, NoEvents& events);
template void steal(State& state, const Task& task, EventList& events);
template void open_window(Table& table, Trigger trigger, NoEvents& events);
template void open_window(Table& table, Trigger trigger, EventList& events);
template void end_game(State& state, Ending ending, NoEvents& events);
template void end_game(State& state, Ending ending, EventList& events);

}  // namespace kairo::galleria
