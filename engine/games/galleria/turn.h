#pragma once

#include "engine/games/galleria/phantom.h"
#include "engine/games/galleria/tasks.h"
#include "engine/games/galleria/windows.h"

/// Inside the rules only: how a turn goes on while nothing is asked.
namespace kairo::galleria {

template <EventSink Sink>
void begin_turn(State& state, Seat seat, Sink& events) {
  Table& table = state.table;
  clear_turn(table);
  table.turn = seat;
  tell(events, Happened::turn_began, seat);
  if (state.deck.empty()) return finish(state, Ending::deck_empty, events);
  draw(state, seat, 1, events);
  open_window(table, Deed::turn_begins, events);
}

/// All players without cards are out; false when the game ends by it.
template <EventSink Sink>
bool go_on_without_the_empty(State& state, Sink& events) {
  Table& table = state.table;
  SeatSet gone = 0;
  for_each_present(table, [&](Seat seat) {
    if (table.hand_size[seat] > 0) return;
    gone |= only(seat);
    tell(events, Happened::went_out, seat);
  });
  if (gone == table.present) {
    // Those just gone are compared as if still in.
    finish(state, is_alone(table) ? Ending::alone_lost : Ending::all_out, events);
    return false;
  }
  table.present &= static_cast<SeatSet>(~gone);
  if (is_alone(table) || std::popcount(table.present) > 1) return true;
  finish(state, Ending::one_left, events);
  return false;
}

template <EventSink Sink>
void end_turn(State& state, Sink& events) {
  Table& table = state.table;
  events.seal();
  clear_turn(table);
  tell(events, Happened::turn_ended, table.turn);
  if (!go_on_without_the_empty(state, events)) return;
  if (!is_alone(table)) return begin_turn(state, left_of(table, table.turn), events);
  take_phantom_turn(state, events);
  if (table.phase == Phase::over) return;
  tell(events, Happened::turn_ended, phantom);
  if (go_on_without_the_empty(state, events)) begin_turn(state, 0, events);
}

/// Before the way is gone others may enrage the monsters on it.
template <EventSink Sink>
void begin_approach(Table& table, Sink& events) {
  table.enraged = false;
  table.stage = Stage::approach;
  if (current_approach(table).way.monsters != 0) open_window(table, Deed::passing, events);
}

template <EventSink Sink>
void step_back(State& state, bool forced, Sink& events) {
  Table& table = state.table;
  if (table.pending.card == no_card) {
    table.left_alone |= only_room(table.room);
    tell(events, Happened::left_room, table.turn, table.room);
    table.stage = Stage::visit;
  } else {
    gain(state, table.turn, table.pending.card, Sight::open);
    tell(events, Happened::stepped_back, table.turn, table.pending.card, forced ? 1 : 0);
    table.pending = {};
    table.stage = Stage::act;
  }
  table.room = no_room;
}

template <EventSink Sink>
bool run_approach(State& state, Sink& events) {
  Table& table = state.table;
  const Way way = current_approach(table).way;
  if (way.cost > table.hand_size[table.turn]) {
    step_back(state, true, events);
    return false;
  }
  const bool is_choice = table.enraged || (table.pending.card == no_card && way.cost > 0);
  if (is_choice) return ask(table, Phase::press_on, table.turn);
  table.owed = static_cast<std::uint8_t>(way.cost);
  table.stage = Stage::pay;
  return false;
}

template <EventSink Sink>
void lay(State& state, Sink& events) {
  Table& table = state.table;
  const Pending laying = table.pending;
  table.pending = {};
  table.grid[laying.cell] = {laying.card, laying.turned};
  for (Rage& rage : table.rages)
    if (rage.card == laying.card) rage = {laying.cell, no_card, rage.extra};
  table.placing = true;
  table.streak |= only_cell(laying.cell);
  table.laid = laying.cell;
  table.left_alone = 0;
  table.room = no_room;
  table.stage = Stage::visit;
  tell(events, Happened::laid, table.turn, laying.card, laying.cell, laying.turned);
  open_window(table, Deed::placed, events);
}

/// Discards one by one, then the way is gone.
template <EventSink Sink>
bool run_payment(State& state, Sink& events) {
  Table& table = state.table;
  if (table.owed > 0) return ask(table, Phase::pay, table.turn);
  table.passed |= current_approach(table).way.monsters;
  if (table.pending.card != no_card) {
    lay(state, events);
  } else {
    table.stage = Stage::take;
    open_window(table, Deed::taking, events);
  }
  return false;
}

/// Clockwise; a room whose way is paid for, as the first one's is, costs nothing more.
template <EventSink Sink>
void run_rooms(State& state, Sink& events) {
  Table& table = state.table;
  if (table.full == 0) return finish(state, Ending::rooms_empty, events);
  if (table.laid == no_cell) {
    table.stage = Stage::act;
    return;
  }
  const RoomSet joined_now = joined_rooms(table.grid) & table.full & static_cast<RoomSet>(~table.left_alone);
  if (joined_now == 0) {
    table.stage = Stage::marks;
    return;
  }
  table.room = static_cast<Room>(std::countr_zero(joined_now));
  begin_approach(table, events);
}

template <EventSink Sink>
void take_curio(State& state, Sink& events) {
  Table& table = state.table;
  events.seal();
  const Room room = table.room;
  const Curio curio = state.in_room[room];
  state.in_room[room] = no_curio;
  table.full &= static_cast<RoomSet>(~only_room(room));
  table.seen[room] = 0;
  table.owner[curio] = table.turn;
  table.streak = 0;
  table.room = no_room;
  table.stage = Stage::visit;
  tell(events, Happened::curio_taken, table.turn, curio, room);
  if (is_alone(table)) {
    if (curios_of(table, table.turn) >= curios_to_win_alone) finish(state, Ending::alone_won, events);
  } else if (curio_cards[curio].use == Use::when_taken) {
    begin(table, curio_cards[curio].effect, table.turn, 0, curio);
  }
}

/// In reading order, looked for anew after each.
template <EventSink Sink>
void run_marks(State& state, Sink& events) {
  Table& table = state.table;
  const CellSet marks = joined_marks(table.grid);
  if (marks == 0) {
    table.stage = Stage::act;
    return;
  }
  const int cell = std::countr_zero(marks);
  Card& card = table.grid[cell].card;
  card = spent_of(card);
  ++table.spent[card - printed_mazes];
  draw_event(state, table.turn, cell, events);
}

template <EventSink Sink>
bool run_stage(State& state, Sink& events) {
  Table& table = state.table;
  switch (table.stage) {
    case Stage::act:
      if (!table.turn_ends) return ask(table, table.placing ? Phase::place : Phase::use, table.turn);
      end_turn(state, events);
      return false;
    case Stage::approach: return run_approach(state, events);
    case Stage::pay: return run_payment(state, events);
    case Stage::visit: run_rooms(state, events); return false;
    case Stage::take: take_curio(state, events); return false;
    case Stage::marks: run_marks(state, events); return false;
  }
  return true;
}

/// Goes on until somebody is asked or the game is over.
template <EventSink Sink>
void proceed(State& state, Sink& events) {
  Table& table = state.table;
  table.phase = Phase::use;  // Any but `over`: it is set with the next question.
  for (bool is_asked = false; !is_asked && table.phase != Phase::over;) {
    if (!table.tasks.empty())
      is_asked = run_task(state, events);
    else if (!table.stack.empty())
      is_asked = run_window(state);
    else
      is_asked = run_stage(state, events);
  }
}

}  // namespace kairo::galleria
