#include "engine/games/haratama/view.h"

#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = state.phase;
  const bool trick_complete = state.table.size == state.players;
  view.asked = state.asked < state.players && !trick_complete ? state.asked : no_seat;
  view.sight = state.sight;
  view.limit = state.limit;
  view.rounds_done = state.rounds_done;
  view.descents = state.descents;
  view.aside = state.aside;
  view.foxes = state.foxes;
  view.first_leader = state.first_leader;
  view.broken = state.broken;
  view.table = state.table;
  view.last = state.last;
  view.tricks_done = state.tricks_done;
  view.tricks = state.tricks;
  view.to_win = state.to_win;
  view.won = state.won;
  view.losses = state.losses;
  view.results = state.results;
  view.watched = {played_cards(state), state.lacks};

  const bool passing = state.phase == Phase::pass;
  view.have_passed = passing ? static_cast<SeatSet>(only(state.asked) - 1) : all_seats(state.players);
  // Cards left at the end of a round are discarded unseen, even one's own.
  const bool in_round = passing || state.table.leader != no_seat;
  if (in_round)
    for (int i = 0; i < state.players; ++i) view.hand_sizes[i] = static_cast<std::uint8_t>(count(state.hands[i]));
  if (seat >= state.players) return view;
  if (in_round) view.hand = state.hands[seat];
  view.gave = state.passed[seat];
  const Pair pair = state.passed[right_of(seat, state.players)];
  const bool taken_up = !passing || (pair.known() && (pair.cards() & ~state.hands[seat]) == 0);
  if (taken_up) view.took = pair;
  return view;
}

}  // namespace kairo::haratama
