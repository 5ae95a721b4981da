#include "engine/games/galleria/rules/turn.h"

#include <bit>

#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/placing.h"
#include "engine/games/galleria/rules/reaction_windows.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

template <EventSink Sink>
void begin_turn(State& state, Seat seat, Sink& events) {
  Table& table = state.table;
  clear_turn(table);
  table.turn = seat;
  emit(events, EventKind::turn_began, seat);
  if (state.deck.empty()) return end_game(state, Ending::deck_empty, events);
  draw(state, seat, 1, events);
  open_window(table, Trigger::turn_begins, events);
}

namespace {

/// All players without cards are out. Returns false when that ends the game.
template <EventSink Sink>
bool remove_players_without_cards(State& state, Sink& events) {
  Table& table = state.table;
  SeatSet gone = 0;
  for_each_present(table, [&](Seat seat) {
    if (table.hand_size[seat] == 0) gone |= only(seat);
  });
  // All players who are left may go out together: they stay in `present` and are compared as if still in.
  const bool all_are_gone = gone == table.present;
  for_each_present(table, [&](Seat seat) {
    if (!contains(gone, seat)) return;
    if (!all_are_gone) table.present &= static_cast<SeatSet>(~only(seat));
    emit(events, EventKind::went_out, seat);
  });
  if (all_are_gone) {
    end_game(state, is_alone(table) ? Ending::alone_lost : Ending::all_out, events);
    return false;
  }
  if (is_alone(table) || std::popcount(table.present) > 1) return true;
  end_game(state, Ending::one_left, events);
  return false;
}

template <EventSink Sink>
void end_turn(State& state, Sink& events) {
  Table& table = state.table;
  events.seal();
  const bool idle = !table.placing;
  clear_turn(table);
  emit(events, EventKind::turn_ended, table.turn, idle);
  if (!remove_players_without_cards(state, events)) return;
  if (!is_alone(table)) return begin_turn(state, left_of(table, table.turn), events);
  play_phantom_turn(state, events);
  if (table.phase == Phase::over) return;
  emit(events, EventKind::turn_ended, phantom);
  if (remove_players_without_cards(state, events)) begin_turn(state, 0, events);
}

/// Continues the turn when no effect and no reaction is pending. Returns true when somebody must answer a question.
template <EventSink Sink>
bool run_stage(State& state, Sink& events) {
  Table& table = state.table;
  if (table.stage != Stage::act) return run_placing_stage(state, events);
  if (!table.turn_ends) return ask(table, table.placing ? Phase::place : Phase::use, table.turn);
  end_turn(state, events);
  return false;
}

}  // namespace

template <EventSink Sink>
void run_until_question(State& state, Sink& events) {
  Table& table = state.table;
  table.phase = Phase::use;  // Any phase but `over`: the next question sets it.
  for (bool is_asked = false; !is_asked && table.phase != Phase::over;) {
    if (!table.tasks.empty())
      is_asked = run_task(state, events);
    else if (!table.stack.empty())
      is_asked = run_window(state);
    else
      is_asked = run_stage(state, events);
  }
}

template void begin_turn(State& state, Seat seat, NoEvents& events);
template void begin_turn(State& state, Seat seat, EventList& events);
template void run_until_question(State& state, NoEvents& events);
template void run_until_question(State& state, EventList& events);

}  // namespace kairo::galleria
