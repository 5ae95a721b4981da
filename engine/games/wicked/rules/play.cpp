#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/search.h"
#include "engine/games/wicked/rules/soul_processing.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

template <EventSink Sink>
void end_game(State& state, Sink& events) {
  state.phase = Phase::over;
  state.asked = no_seat;
  emit(events, EventKind::ended, no_seat);
}

/// Returns whether any seat can make a step.
template <EventSink Sink>
bool begin_soul_processing(State& state, Sink& events) {
  state.phase = Phase::soul;
  emit(events, EventKind::soul_began, no_seat);
  return ask_for_soul_step(state, 0, events);
}

/// The round is over: plays the following ones until somebody has a choice or the game ends.
template <EventSink Sink>
void next_round(State& state, Sink& events) {
  do {
    if (state.round + 1 == rounds) return end_game(state, events);
    events.seal();
    begin_round(state, state.round + 1);
    emit(events, EventKind::round_began, no_seat, state.round, corridors_per_round(state.players));
  } while (!continue_search(state, events) && !begin_soul_processing(state, events));
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  const bool question_is_open = in_soul_processing(state)
                                    ? make_soul_move(state, move, events)
                                    : make_search_move(state, move, events) || begin_soul_processing(state, events);
  if (!question_is_open) next_round(state, events);
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::wicked
