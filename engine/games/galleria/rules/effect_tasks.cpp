#include "engine/games/galleria/rules/effect_tasks.h"

#include <algorithm>
#include <utility>

#include "engine/games/galleria/pieces/placements.h"
#include "engine/games/galleria/rules/reaction_windows.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

bool is_used_by(const Table& table, Seat who, int curio) {
  return table.owner[curio] == who && is_curio_used(table, curio);
}

bool can_be_stolen_from(const Table& table, Seat who, int seat) {
  return seat != who && is_still_in(table, seat) && table.hand_size[seat] > 0;
}

}  // namespace

int target_bound(Target kind) {
  switch (kind) {
    case Target::player: return max_players;
    case Target::maze_card:
    case Target::monster: return cells;
    case Target::room: return rooms;
    case Target::used_curio:
    case Target::common_used_curio: return curios;
    case Target::none:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return 1;
}

bool is_target(const Table& table, Seat who, Target kind, int target, Curio self) {
  if (target >= target_bound(kind)) return false;
  switch (kind) {
    case Target::none: return true;
    case Target::player: return can_be_stolen_from(table, who, target);
    case Target::maze_card: return has_cell(maze_cells(table.grid), target);
    case Target::room: return has_room(table.full, target);
    case Target::used_curio: return target != self && is_used_by(table, who, target);
    case Target::common_used_curio: return !curio_cards[target].rare && is_used_by(table, who, target);
    case Target::monster: return has_cell(current_way(table).monsters, target);
    case Target::facet_deck: return facet_deck(table) != 0;
    case Target::deck: return table.deck_left > 0;
  }
  return false;
}

CellSet removable(const Table& table) { return maze_cells(table.grid); }

RoomSet unknown_rooms(const Table& table, Seat seat) {
  RoomSet unknown = 0;
  for (int room = 0; room < rooms; ++room)
    if (has_room(table.full, room) && (table.seen[room] & only(seat)) == 0) unknown |= only_room(room);
  return unknown;
}

Seat next_to_pick(const Table& table) {
  Seat next = no_seat;
  for_each_present(table, [&](Seat seat) {
    if (next == no_seat && table.hand_size[seat] > 0 && !contains(table.picked, seat)) next = seat;
  });
  return next;
}

template <EventSink Sink>
void draw_event(State& state, Seat who, int mark, Sink& events) {
  events.seal();
  Table& table = state.table;
  if (state.event_deck.empty()) {
    for (EventNumber event = 0; event < event_count; ++event) state.event_deck.push_back(event);
    shuffle_all(state.event_deck, state.rng);
    table.events_used = 0;
    emit(events, EventKind::events_shuffled, no_seat);
  }
  const EventNumber event = state.event_deck.back();
  state.event_deck.pop_back();
  table.events_used |= static_cast<std::uint8_t>(1U << event);
  emit(events, EventKind::event_drawn, who, event, mark);
  begin_effect(table, event_cards[event].effect, who, 0);
}

template <EventSink Sink>
void remove_maze_card(State& state, Seat who, Cell cell, Sink& events) {
  const Tile tile = take_off_grid(state.table, cell);
  state.table.discards.add(tile.card);
  emit(events, EventKind::removed, who, tile.card, cell, tile.turned);
}

template <EventSink Sink>
void look_into(State& state, Seat who, Room room, Sink& events) {
  events.seal();
  state.table.seen[room] |= only(who);
  emit(events, EventKind::looked_at, who, room);
  emit_to(events, only(who), EventKind::saw_curio, who, room, state.in_room[room]);
}

namespace {

/// Asks a seat what a task needs to know. The task stays first until it is answered.
bool ask_for(Table& table, const Task& task, Phase phase, Seat seat) {
  table.tasks.push_back(task);
  return ask(table, phase, seat);
}

template <EventSink Sink>
void swap_with_room(State& state, const Task& task, Sink& events) {
  events.seal();
  Table& table = state.table;
  const Curio found = state.in_room[task.target];
  state.in_room[task.target] = task.source;
  table.owner[task.source] = no_seat;
  table.owner[found] = task.who;
  table.curios_used &= static_cast<std::uint16_t>(~(1U << task.source | 1U << found));
  table.seen[task.target] = known_to_all;
  emit(events, EventKind::swapped, task.who, found, task.target, task.source);
}

enum class StreakGoes : bool { to_discards, to_hand };

template <EventSink Sink>
void remove_streak(State& state, StreakGoes where, Seat by, Sink& events) {
  Table& table = state.table;
  const Seat owner = table.turn;
  const CellSet streak = table.streak;
  const bool to_hand = where == StreakGoes::to_hand;
  emit(events, to_hand ? EventKind::streak_returned : EventKind::streak_discarded, owner, count_of(streak), by);
  for_each_cell(streak, [&](Cell cell) {
    const Tile tile = take_off_grid(table, cell);
    if (to_hand)
      add_to_hand(state, owner, tile.card, Visibility::open);
    else
      table.discards.add(tile.card);
    emit(events, EventKind::lifted, owner, tile.card, cell, tile.turned);
  });
}

template <EventSink Sink>
void take_placed_card(State& state, Seat who, Sink& events) {
  const Cell cell = state.table.laid;
  const Tile tile = take_off_grid(state.table, cell);
  add_to_hand(state, who, tile.card, Visibility::open);
  emit(events, EventKind::caved_in, who, tile.card, cell, tile.turned);
}

template <EventSink Sink>
void enrage(Table& table, const Task& task, Sink& events) {
  enrage_cell(table.enraged_monsters, task.target, task.n);
  table.enraged_on_way = true;
  table.stack.pop_back();  // The window closes: there is no further Enrage on this way.
  emit(events, EventKind::enraged, task.who, task.target, monster_power(table, task.target));
}

/// Swaps the curio about to be taken, unseen. All knowledge about the room is void.
template <EventSink Sink>
void swap_with_curio_deck(State& state, Sink& events) {
  const Room room = state.table.room;
  std::swap(state.in_room[room], state.curio_deck.back());
  state.table.seen[room] = 0;
  emit(events, EventKind::curio_swapped, no_seat, room);
}

/// Everybody's sealed cards change hands at once.
template <EventSink Sink>
void pass_picked_cards(State& state, Sink& events) {
  events.seal();
  Table& table = state.table;
  for_each_present(table, [&](Seat giver) {
    if (contains(table.picked, giver)) remove_from_hand(state, giver, state.picks[giver], Visibility::hidden);
  });
  for_each_present(table, [&](Seat giver) {
    if (!contains(table.picked, giver)) return;
    table.picked &= static_cast<SeatSet>(~only(giver));
    const Seat receiver = left_of(table, giver);
    const Card card = std::exchange(state.picks[giver], no_card);
    add_to_hand(state, receiver, card, Visibility::hidden);
    emit(events, EventKind::passed_left, giver, receiver);
    emit_to(events, only(giver) | only(receiver), EventKind::got_card, receiver, card, giver);
  });
}

template <EventSink Sink>
bool search_deck(State& state, const Task& task, Sink& events) {
  events.seal();
  if (std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_maze(card); }))
    return ask_for(state.table, task, Phase::take, task.who);
  shuffle_all(state.deck, state.rng);
  emit(events, EventKind::search_failed, task.who);
  return false;
}

template <EventSink Sink>
bool change_facet(Table& table, const Task& task, Sink& events) {
  const Facet left = std::exchange(table.facet[task.who], no_facet);
  table.facets_gone |= static_cast<std::uint8_t>(1U << left);
  emit(events, EventKind::left_facet, task.who, left);
  return ask_for(table, task, Phase::choose, task.who);
}

/// Alone, "everybody" is the player, whose card stays where it is.
template <EventSink Sink>
bool pass_left(State& state, const Task& task, Sink& events) {
  if (is_alone(state.table)) return false;
  if (const Seat next = next_to_pick(state.table); next != no_seat)
    return ask_for(state.table, task, Phase::pass_on, next);
  pass_picked_cards(state, events);
  return false;
}

/// Carries out a task that was taken off the list, or puts it back with a question; then it returns true.
template <EventSink Sink>
bool carry_out(State& state, const Task& task, Sink& events) {
  Table& table = state.table;
  const Seat who = task.who;
  switch (task.op) {
    case Op::none: break;
    case Op::draw: draw(state, who, task.n, events); break;
    case Op::discard:
      if (task.n > 0 && table.hand_size[who] > 0) return ask_for(table, task, Phase::discard, who);
      break;
    case Op::discard_if_weak:
      if (power(table, who) == 1) table.tasks.push_back({Op::discard, task.n, who, task.target, task.source});
      break;
    case Op::everybody_draws: for_each_present(table, [&](Seat seat) { draw(state, seat, task.n, events); }); break;
    case Op::others_draw:
      for_each_present(table, [&](Seat seat) {
        if (seat != who) draw(state, seat, task.n, events);
      });
      break;
    case Op::strengthen:
      table.bonus = static_cast<std::uint8_t>(table.bonus + task.n);
      emit(events, EventKind::strengthened, who, power(table, who));
      break;
    case Op::ignore_monsters:
      table.ignores_monsters = true;
      emit(events, EventKind::ignores, who);
      break;
    case Op::end_turn: table.turn_ends = true; break;
    case Op::steal: steal(state, task, events); break;
    case Op::remove: remove_maze_card(state, who, task.target, events); break;
    case Op::choose_and_remove:
      if (removable(table) != 0) return ask_for(table, task, Phase::remove, who);
      emit(events, EventKind::nothing_to_do, who);
      break;
    case Op::look_at_rooms:
      for (Room room = 0; room < rooms; ++room)
        if (has_room(table.full, room)) look_into(state, who, room, events);
      break;
    case Op::look:
      if (task.n > 0 && unknown_rooms(table, who) != 0) return ask_for(table, task, Phase::peek, who);
      break;
    case Op::search: return search_deck(state, task, events);
    case Op::turn_up:
      table.curios_used &= static_cast<std::uint16_t>(~(1U << task.target));
      emit(events, EventKind::turned_up, who, task.target);
      break;
    case Op::swap_with_room: swap_with_room(state, task, events); break;
    case Op::draw_event: draw_event(state, who, -1, events); break;
    case Op::change_facet: return change_facet(table, task, events);
    case Op::pass_left: return pass_left(state, task, events);
    case Op::nullify: nullify(table, who, task.source, -1, -1, events); break;
    case Op::discard_streak: remove_streak(state, StreakGoes::to_discards, who, events); break;
    case Op::return_streak: remove_streak(state, StreakGoes::to_hand, who, events); break;
    case Op::take_placed: take_placed_card(state, who, events); break;
    case Op::enrage: enrage(table, task, events); break;
    case Op::swap_curio: swap_with_curio_deck(state, events); break;
  }
  return false;
}

}  // namespace

template <EventSink Sink>
bool run_task(State& state, Sink& events) {
  const Task task = state.table.tasks.back();
  state.table.tasks.pop_back();
  return carry_out(state, task, events);
}

template bool run_task(State& state, NoEvents& events);
template bool run_task(State& state, EventList& events);
template void draw_event(State& state, Seat who, int mark, NoEvents& events);
template void draw_event(State& state, Seat who, int mark, EventList& events);
template void remove_maze_card(State& state, Seat who, Cell cell, NoEvents& events);
template void remove_maze_card(State& state, Seat who, Cell cell, EventList& events);
template void look_into(State& state, Seat who, Room room, NoEvents& events);
template void look_into(State& state, Seat who, Room room, EventList& events);

}  // namespace kairo::galleria
