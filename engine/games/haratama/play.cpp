#include "engine/games/haratama/flow.h"

namespace kairo::haratama {

namespace {

template <EventSink Sink>
void pass(State& state, Pair pair, Sink& events) {
  tell(events, Happened::pass_sealed, state.asked);
  seal_pass(state, pair);
  if (state.asked < state.players) return;
  events.seal();
  take_up(state, events);
}

template <EventSink Sink>
void tell_trick(const State& state, Cards taken, Sink& events) {
  std::array<int, max_players> cards{-1, -1, -1, -1};
  int n = 0;
  for (Cards left = taken; left != 0; left = without_first(left)) cards[n++] = first(left);
  const Seat winner = state.last.winner;
  tell(events, Happened::trick_won, winner, n, cards[0], cards[1], cards[2], cards[3], count(state.won[winner]));
}

template <EventSink Sink>
void play_card(State& state, Card card, bool by_itself, Sink& events) {
  const Seat seat = state.asked;
  const bool leads = state.table.size == 0;
  const bool was_broken = state.broken != 0;
  put(state, card);
  const Played how = leads ? Played::led : has(state.wanted, card) ? Played::followed : Played::thrown_off;
  tell(events, Happened::card_played, seat, card, how, by_itself);
  if (!was_broken && state.broken != 0) tell(events, Happened::day_broke, seat, leads);
  if (state.table.size < state.players) return;
  tell_trick(state, gather(state), events);
  if (state.to_win == 0) finish_round(state, events);
}

/// The last card of each hand is nobody's decision; asking for it would tell nothing either.
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
