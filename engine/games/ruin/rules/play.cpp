#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/rounds.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

template <EventSink Sink>
void keep_goals(State& state, Move move, Sink& events) {
  Holding& holding = state.holdings[state.asked];
  holding.discarded = holding.hand & ~(set_of(move.a) | set_of(move.b));
  holding.hand &= ~holding.discarded;
  state.phase = Phase::prepare;
  emit(events, EventKind::goals_chosen, state.asked);
}

template <EventSink Sink>
void finish_set_up(State& state, Sink& events) {
  const Seat seat = state.asked;
  if (seat + 1 < state.players) {
    ++state.asked;
    state.phase = Phase::keep;
    return emit(events, EventKind::planned, seat);
  }
  reveal_set_up(state, events);
  begin_round(state, events);
}

template <EventSink Sink>
void finish_plan(State& state, Sink& events) {
  const Seat seat = state.asked;
  const Seat next = next_in_ruin(state, seat + 1);
  if (next != no_seat) {
    state.asked = next;
    state.phase = first_phase(state, next);
    return emit(events, EventKind::planned, seat);
  }
  reveal_plans(state, events);
  collect_gems(state, events);
  let_ruin_fall(state, events);
  end_round(state, events);
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  if (state.phase == Phase::keep) return keep_goals(state, move, events);
  const bool in_set_up = is_set_up(state.phase);
  if (!add_to_plan(state, move)) return;
  if (in_set_up)
    finish_set_up(state, events);
  else
    finish_plan(state, events);
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::ruin
