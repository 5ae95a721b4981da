#pragma once

#include "engine/games/galleria/flow.h"
#include "engine/games/galleria/targets.h"

/// Inside the rules only: what each step of an effect does. A step is done when it has left the table's tasks; one that
/// opens a question stays until it is answered.
namespace kairo::galleria {

inline CellSet removable(const Table& table) { return maze_cells(table.grid); }

/// Rooms whose curio the seat does not know.
inline RoomSet unknown_rooms(const Table& table, Seat seat) {
  RoomSet unknown = 0;
  for (int room = 0; room < rooms; ++room)
    if (has_room(table.full, room) && (table.seen[room] & only(seat)) == 0) unknown |= only_room(room);
  return unknown;
}

template <EventSink Sink>
void remove_maze_card(State& state, Seat who, Cell cell, Sink& events) {
  const Card card = lift(state.table, cell);
  state.table.discards.add(card);
  tell(events, Happened::removed, who, card, cell);
}

template <EventSink Sink>
void look_into(State& state, Seat who, Room room, Sink& events) {
  events.seal();
  state.table.seen[room] |= only(who);
  tell(events, Happened::looked_at, who, room);
  tell_to(events, only(who), Happened::saw_curio, who, room, state.in_room[room]);
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
  table.seen[task.target] = 0xff;
  tell(events, Happened::swapped, task.who, found, task.target, task.source);
}

/// If the event deck is empty, the used ones are shuffled.
template <EventSink Sink>
void draw_event(State& state, Seat who, int mark, Sink& events) {
  events.seal();
  Table& table = state.table;
  if (state.event_deck.empty()) {
    for (EventNumber event = 0; event < event_count; ++event) state.event_deck.push_back(event);
    shuffle_all(state.event_deck, state.rng);
    table.events_used = 0;
    tell(events, Happened::events_shuffled, no_seat);
  }
  const EventNumber event = state.event_deck.back();
  state.event_deck.pop_back();
  table.events_used |= static_cast<std::uint8_t>(1U << event);
  tell(events, Happened::event_drawn, who, event, mark);
  begin(table, event_cards[event].effect, who, 0);
}

/// What an answer does to the card below it.
template <EventSink Sink>
void nullify(Table& table, Seat who, int by_card, int by_facet, int by_curio, Sink& events) {
  const Window below = table.stack.back();
  table.stack.pop_back();
  tell(events, Happened::nullified, who, below.card, below.by, by_card, by_facet, by_curio);
}

template <EventSink Sink>
void scatter_streak(State& state, Sight returned, Sink& events) {
  Table& table = state.table;
  const Seat whose = table.turn;
  const CellSet streak = table.streak;
  tell(events, returned == Sight::open ? Happened::streak_returned : Happened::streak_discarded, whose,
       count_of(streak));
  for_each_cell(streak, [&](Cell cell) {
    const Card card = lift(table, cell);
    tell(events, Happened::lifted, whose, card, cell);
    if (returned == Sight::open)
      gain(state, whose, card, Sight::open);
    else
      table.discards.add(card);
  });
}

template <EventSink Sink>
void enrage(Table& table, const Task& task, Sink& events) {
  const bool is_pending = table.pending.card != no_card && task.target == table.pending.cell;
  table.rages.push_back(is_pending ? Rage{no_cell, table.pending.card, task.n} : Rage{task.target, no_card, task.n});
  table.enraged = true;
  tell(events, Happened::enraged, task.who, task.target, monster_power(table, task.target));
  table.stack.pop_back();  // No further one in this window.
}

/// The curio is taken unseen from the room, and whatever anybody knew of it is void.
template <EventSink Sink>
void swap_curio(State& state, Sink& events) {
  const Room room = state.table.room;
  std::swap(state.in_room[room], state.curio_deck.back());
  state.table.seen[room] = 0;
  tell(events, Happened::curio_swapped, no_seat, room);
}

/// Everybody's sealed cards at once.
template <EventSink Sink>
void pass_picks(State& state, Sink& events) {
  events.seal();
  Table& table = state.table;
  for_each_present(table, [&](Seat giver) {
    if (holds(table.picked, giver)) lose(state, giver, state.picks[giver], Sight::hidden);
  });
  for_each_present(table, [&](Seat giver) {
    if (!holds(table.picked, giver)) return;
    const Seat taker = left_of(table, giver);
    gain(state, taker, state.picks[giver], Sight::hidden);
    tell(events, Happened::passed_left, giver, taker);
    tell_to(events, only(giver) | only(taker), Happened::got_card, taker, state.picks[giver], giver);
    state.picks[giver] = no_card;
  });
  table.picked = 0;
}

/// The next seat to choose a card for its left neighbour; no_seat when all have.
inline Seat next_to_pick(const Table& table) {
  Seat next = no_seat;
  for_each_present(table, [&](Seat seat) {
    if (next == no_seat && table.hand_size[seat] > 0 && !holds(table.picked, seat)) next = seat;
  });
  return next;
}

template <EventSink Sink>
bool ask_for_search(State& state, Sink& events) {
  events.seal();
  Table& table = state.table;
  const Seat who = table.tasks.back().who;
  const bool found = std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_maze(card); });
  if (found) return ask(table, Phase::take, who);
  shuffle_all(state.deck, state.rng);
  tell(events, Happened::search_failed, who);
  table.tasks.pop_back();
  return false;
}

/// Steps that may have to ask; true when they do.
template <EventSink Sink>
bool run_question(State& state, Sink& events) {
  Table& table = state.table;
  Task& task = table.tasks.back();
  const Seat who = task.who;
  switch (task.op) {
    case Op::discard_if_weak:
      if (power(table, who) != 1) break;
      task.op = Op::discard;
      return false;
    case Op::discard:
      if (task.n > 0 && table.hand_size[who] > 0) return ask(table, Phase::discard, who);
      break;
    case Op::choose_and_remove:
      if (removable(table) != 0) return ask(table, Phase::remove, who);
      tell(events, Happened::nothing_to_do, who);
      break;
    case Op::look:
      if (task.n > 0 && unknown_rooms(table, who) != 0) return ask(table, Phase::peek, who);
      break;
    case Op::search: return ask_for_search(state, events);
    case Op::change_facet:
      tell(events, Happened::left_facet, who, table.facet[who]);
      table.facets_gone |= static_cast<std::uint8_t>(1U << table.facet[who]);
      table.facet[who] = no_facet;
      return ask(table, Phase::choose, who);
    case Op::pass_left:
      // Alone everybody is the player, and a card passed to oneself stays.
      if (is_alone(table)) break;
      if (const Seat next = next_to_pick(table); next != no_seat) return ask(table, Phase::pass_on, next);
      pass_picks(state, events);
      break;
    default: break;
  }
  table.tasks.pop_back();
  return false;
}

/// Steps that are done at once.
template <EventSink Sink>
void run_deed(State& state, const Task& task, Sink& events) {
  Table& table = state.table;
  switch (task.op) {
    case Op::draw: return draw(state, task.who, task.n, events);
    case Op::everybody_draws: return for_each_present(table, [&](Seat seat) { draw(state, seat, task.n, events); });
    case Op::others_draw:
      return for_each_present(table, [&](Seat seat) {
        if (seat != task.who) draw(state, seat, task.n, events);
      });
    case Op::strengthen:
      table.bonus = static_cast<std::uint8_t>(table.bonus + task.n);
      return tell(events, Happened::strengthened, task.who, power(table, task.who));
    case Op::ignore_monsters: table.ignores_monsters = true; return tell(events, Happened::ignores, task.who);
    case Op::end_turn: table.turn_ends = true; return;
    case Op::steal: return steal(state, task.who, task.target, events);
    case Op::remove: return remove_maze_card(state, task.who, task.target, events);
    case Op::look_at_rooms:
      for (Room room = 0; room < rooms; ++room)
        if (has_room(table.full, room)) look_into(state, task.who, room, events);
      return;
    case Op::turn_up:
      table.curios_used &= static_cast<std::uint16_t>(~(1U << task.target));
      return tell(events, Happened::turned_up, task.who, task.target);
    case Op::swap_with_room: return swap_with_room(state, task, events);
    case Op::draw_event: return draw_event(state, task.who, -1, events);
    case Op::discard_streak: return scatter_streak(state, Sight::hidden, events);
    case Op::return_streak: return scatter_streak(state, Sight::open, events);
    case Op::take_placed: {
      const Cell cell = table.laid;
      const Card card = lift(table, cell);
      gain(state, task.who, card, Sight::open);
      return tell(events, Happened::caved_in, task.who, card, cell);
    }
    case Op::enrage: return enrage(table, task, events);
    case Op::swap_curio: return swap_curio(state, events);
    case Op::nullify: return nullify(table, task.who, task.source, -1, -1, events);
    default: return;
  }
}

/// Goes on with the next step; true when it asks something.
template <EventSink Sink>
bool run_task(State& state, Sink& events) {
  switch (state.table.tasks.back().op) {
    case Op::discard:
    case Op::discard_if_weak:
    case Op::choose_and_remove:
    case Op::look:
    case Op::search:
    case Op::change_facet:
    case Op::pass_left: return run_question(state, events);
    default: break;
  }
  const Task task = state.table.tasks.back();
  state.table.tasks.pop_back();
  run_deed(state, task, events);
  return false;
}

}  // namespace kairo::galleria
