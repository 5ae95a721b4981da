#include "engine/games/galleria/rules/placing.h"

#include <bit>
#include <utility>

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

Refusal refuse_placement(const Table& table, const Placements& placements, Placement placement) {
  if (!is_free(table.grid, placement.cell)) return Refusal::cell_taken;
  const Misfit misfit = placements.misfit(placement);
  // Where no card would be joined, another reason would tell somebody to try another card there.
  if (misfit != Misfit::none && !placements.is_reached(placement.cell)) return Refusal::not_joined;
  switch (misfit) {
    case Misfit::none: break;
    case Misfit::blocked: return Refusal::blocked;
    case Misfit::outer_wall: return Refusal::outer_wall;
    case Misfit::empty_room: return Refusal::empty_room;
    case Misfit::not_joined: return Refusal::not_joined;
  }
  return placements.costs_at_most(cards_to_pay_with(table), placement) ? Refusal::none : Refusal::cannot_pay;
}

namespace {

void owe(Table& table, const Way& way) {
  table.owed = static_cast<std::uint8_t>(way.cost);
  table.stage = Stage::pay;
}

template <EventSink Sink>
void lay_pending_card(State& state, Sink& events) {
  Table& table = state.table;
  const Placement placement = table.pending;
  table.pending = {};
  table.grid.lay(placement.cell, {placement.card, placement.turned});
  table.placing = true;
  table.streak |= only_cell(placement.cell);
  table.laid = placement.cell;
  table.left_alone = 0;
  table.stage = Stage::visit;
  emit(events, EventKind::laid, table.turn, placement.card, placement.cell, placement.turned);
  open_window(table, Trigger::placed, events);
}

/// Everything owed for the way is paid: its monsters are passed.
template <EventSink Sink>
void take_way(State& state, const Way& way, Sink& events) {
  Table& table = state.table;
  table.passed |= way.monsters;
  if (table.pending.card != no_card) return lay_pending_card(state, events);
  table.stage = Stage::take;
  open_window(table, Trigger::taking, events);
}

/// Others may enrage the monsters on the way before they are paid for.
template <EventSink Sink>
void begin_approach(State& state, const Way& way, Sink& events) {
  Table& table = state.table;
  table.enraged_on_way = false;
  table.owed = 0;
  if (way.monsters == 0) return take_way(state, way, events);
  table.stage = Stage::approach;
  open_window(table, Trigger::passing, events);
}

}  // namespace

void agree_to_pay(Table& table) { owe(table, current_way(table)); }

template <EventSink Sink>
void declare_placement(State& state, Placement placement, Sink& events) {
  Table& table = state.table;
  remove_from_hand(state, table.turn, placement.card, Visibility::open);
  table.pending = placement;
  emit(events, EventKind::declared, table.turn, placement.card, placement.cell, placement.turned);
  begin_approach(state, current_way(table), events);
}

template <EventSink Sink>
void step_back(State& state, bool forced, Sink& events) {
  Table& table = state.table;
  if (table.pending.card == no_card) {
    table.left_alone |= only_room(table.room);
    table.stage = Stage::visit;
    emit(events, EventKind::left_room, table.turn, std::exchange(table.room, no_room));
  } else {
    const Placement declared = std::exchange(table.pending, {});
    add_to_hand(state, table.turn, declared.card, Visibility::open);
    table.stage = Stage::act;
    emit(events, EventKind::stepped_back, table.turn, declared.card, forced ? 1 : 0, declared.turned);
  }
}

namespace {

/// Asks whether to pay when that is a choice: for a room, and for the way to a cell after a monster was enraged. A
/// player who cannot pay must step back.
template <EventSink Sink>
bool run_approach(State& state, Sink& events) {
  Table& table = state.table;
  const Way way = current_way(table);
  if (way.cost > table.hand_size[table.turn]) {
    step_back(state, true, events);
    return false;
  }
  const bool is_choice = table.pending.card == no_card ? way.cost > 0 : table.enraged_on_way;
  if (is_choice) return ask(table, Phase::press_on, table.turn);
  if (way.cost == 0)
    take_way(state, way, events);
  else
    owe(table, way);
  return false;
}

/// Asks for the cards owed, one by one; then the monsters on the way are passed.
template <EventSink Sink>
bool run_payment(State& state, Sink& events) {
  Table& table = state.table;
  if (table.owed > 0) return ask(table, Phase::pay, table.turn);
  take_way(state, current_way(table), events);
  return false;
}

/// Goes to the next room that is joined, clockwise.
template <EventSink Sink>
void visit_next_room(State& state, Sink& events) {
  Table& table = state.table;
  if (table.full == 0) return end_game(state, Ending::rooms_empty, events);
  if (table.laid == no_cell) {
    table.stage = Stage::act;
    return;
  }
  const RoomSet to_visit = joined_rooms(table.grid) & table.full & static_cast<RoomSet>(~table.left_alone);
  if (to_visit == 0) {
    table.stage = Stage::marks;
    return;
  }
  table.room = static_cast<Room>(std::countr_zero(to_visit));
  begin_approach(state, current_way(table), events);
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
  emit(events, EventKind::curio_taken, table.turn, curio, room);
  if (is_alone(table)) {
    if (curios_of(table, table.turn) >= curios_to_win_alone) end_game(state, Ending::alone_won, events);
  } else if (curio_cards[curio].use == Use::when_taken) {
    begin_effect(table, curio_cards[curio].effect, table.turn, 0, curio);
  }
}

/// Draws an event for the first joined mark in reading order. An event may change the maze, so the next mark is looked
/// for afterwards.
template <EventSink Sink>
void use_next_mark(State& state, Sink& events) {
  Table& table = state.table;
  const CellSet marks = joined_marks(table.grid);
  if (marks == 0) {
    table.stage = Stage::act;
    return;
  }
  const int cell = std::countr_zero(marks);
  const Tile tile = table.grid[cell];
  const Card spent = spent_of(tile.card);
  table.grid.lay(cell, {spent, tile.turned});
  ++table.spent[spent - printed_mazes];
  draw_event(state, table.turn, cell, events);
}

}  // namespace

template <EventSink Sink>
bool run_placing_stage(State& state, Sink& events) {
  switch (state.table.stage) {
    case Stage::act: break;
    case Stage::approach: return run_approach(state, events);
    case Stage::pay: return run_payment(state, events);
    case Stage::visit: visit_next_room(state, events); break;
    case Stage::take: take_curio(state, events); break;
    case Stage::marks: use_next_mark(state, events); break;
  }
  return false;
}

template void declare_placement(State& state, Placement placement, NoEvents& events);
template void declare_placement(State& state, Placement placement, EventList& events);
template void step_back(State& state, bool forced, NoEvents& events);
template void step_back(State& state, bool forced, EventList& events);
template bool run_placing_stage(State& state, NoEvents& events);
template bool run_placing_stage(State& state, EventList& events);

}  // namespace kairo::galleria
