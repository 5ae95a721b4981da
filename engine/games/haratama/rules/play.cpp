#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

template <EventSink Sink>
void pass(State& state, Pair pair, Sink& events) {
  const Seat seat = state.asked;
  seal_pass(state, pair);
  emit(events, EventKind::pass_sealed, seat);
  if (state.asked < state.players) return;
  events.seal();
  take_up_passes(state, events);
}

template <EventSink Sink>
void emit_trick_won(const State& state, Cards treasures, Sink& events) {
  std::array<int, max_players> cards{-1, -1, -1, -1};
  int n = 0;
  for (Cards left = treasures; left != 0; left = without_first(left)) cards[n++] = first(left);
  const Seat winner = state.last.winner;
  emit(events, EventKind::trick_won, winner, n, cards[0], cards[1], cards[2], cards[3], count(state.won[winner]));
}

template <EventSink Sink>
void play_card(State& state, Card card, bool automatic, Sink& events) {
  const Seat seat = state.asked;
  const bool leads = state.table.size == 0;
  const bool was_broken = state.broken != 0;
  put_card(state, card);
  const Played how = leads ? Played::led : has(state.required, card) ? Played::followed : Played::thrown_off;
  emit(events, EventKind::card_played, seat, card, how, automatic);
  if (!was_broken && state.broken != 0) emit(events, EventKind::day_broke, seat, leads);
  if (state.table.size < state.players) return;
  emit_trick_won(state, take_trick(state), events);
  if (state.to_win == 0) finish_round(state, events);
}

/// Nobody has a choice then, and the others learn nothing from the fact that nobody is asked.
bool only_last_cards_left(const State& state) {
  return state.phase == Phase::play && state.tricks_done == hand_size - 1;
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  if (move.kind == Move::Kind::pass) return pass(state, {move.a, move.b}, events);
  events.seal();
  play_card(state, move.a, false, events);
  while (only_last_cards_left(state)) play_card(state, first(state.hands[state.asked]), true, events);
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::haratama
