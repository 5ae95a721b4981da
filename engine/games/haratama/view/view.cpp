#include "engine/games/haratama/view.h"

#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = state.phase;
  view.asked = state.asked;
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
  // Cards left at the end are discarded unseen, even one's own.
  if (state.phase != Phase::over)
    for (int i = 0; i < state.players; ++i) view.hand_sizes[i] = static_cast<std::uint8_t>(count(state.hands[i]));
  if (seat >= state.players) return view;
  if (state.phase != Phase::over) view.hand = state.hands[seat];
  view.gave = state.passed[seat];
  if (!passing) view.took = state.passed[right_of(seat, state.players)];
  return view;
}

}  // namespace kairo::haratama
