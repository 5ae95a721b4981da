#include "engine/games/ruin/rules/rounds.h"

#include <span>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

void fill_row(State& state) {
  while (state.row.size() < row_length && !state.deck.empty()) {
    state.row.push_back(state.deck.back());
    state.deck.pop_back();
  }
}

template <EventSink Sink>
void emit_row(const State& state, Sink& events) {
  const auto card_at = [&](std::size_t place) { return place < state.row.size() ? state.row[place] : -1; };
  emit(events, EventKind::row_filled, no_seat, card_at(0), card_at(1), card_at(2), static_cast<int>(state.deck.size()));
}

/// The largest rectangles of the first half are kept.
template <EventSink Sink>
void end_half(State& state, Sink& events) {
  emit(events, EventKind::half_ended, no_seat, state.half);
  for (Seat seat = 0; seat < state.players; ++seat) {
    Board& board = state.boards[seat];
    const Rectangle found = largest_rectangle(board.map.filled());
    if (state.half == 0) board.rectangle = static_cast<std::uint8_t>(found.area());
    emit(events, EventKind::rectangle_counted, seat, state.half, found.area(), found.corner, found.rows, found.columns);
  }
}

template <EventSink Sink>
void begin_second_half(State& state, Sink& events) {
  ++state.half;
  state.round = 0;
  state.discarded = 0;
  state.aside = 0;
  for_each_in(every_letter, [&](Card card) { state.deck.push_back(card); });
  shuffle(std::span(state.deck.begin(), state.deck.end()), state.rng);
  lay_row(state);
  emit(events, EventKind::half_began, no_seat, state.half, size_of(state.aside));
  emit_row(state, events);
}

template <EventSink Sink>
void end_game(State& state, bool all_have_left, Sink& events) {
  state.phase = Phase::over;
  state.asked = no_seat;
  emit(events, EventKind::ended, no_seat, all_have_left);
}

}  // namespace

void lay_row(State& state) {
  for (int i = set_aside(state.half, state.players); i > 0; --i) {
    state.aside |= set_of(state.deck.back());
    state.deck.pop_back();
  }
  fill_row(state);
}

template <EventSink Sink>
void begin_round(State& state, Sink& events) {
  state.asked = next_in_ruin(state, 0);
  state.phase = first_phase(state, state.asked);
  emit(events, EventKind::round_began, no_seat, state.half, state.round, state.row[0]);
}

template <EventSink Sink>
void end_round(State& state, Sink& events) {
  state.discarded |= set_of(remove_from_row(state, 0));
  fill_row(state);
  const bool all_have_left = next_in_ruin(state, 0) == no_seat;
  const bool half_over = state.row.empty() || all_have_left;
  if (!half_over) {
    emit_row(state, events);
    ++state.round;
  } else {
    end_half(state, events);
    if (state.half + 1 == halves) return end_game(state, all_have_left, events);
    begin_second_half(state, events);
  }
  begin_round(state, events);
}

template void begin_round(State& state, NoEvents& events);
template void begin_round(State& state, EventList& events);
template void end_round(State& state, NoEvents& events);
template void end_round(State& state, EventList& events);

}  // namespace kairo::ruin
