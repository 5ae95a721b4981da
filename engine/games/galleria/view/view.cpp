#include "engine/games/galleria/view.h"

namespace kairo::galleria {

View look(const State& state, Seat seat) {
  const Table& table = state.table;
  View view;
  view.me = seat;
  view.table = table;
  const SeatSet eye = seat < table.players ? only(seat) : static_cast<SeatSet>(~all_seats(table.players));
  for (int room = 0; room < rooms; ++room)
    if ((table.seen[room] & eye) != 0) view.in_room[room] = state.in_room[room];
  if (table.phase == Phase::over) view.hands = state.hands;
  if (seat >= table.players) return view;
  view.hands[seat] = state.hands[seat];
  view.pick = state.picks[seat];
  if (table.phase == Phase::take && table.asked == seat)
    for (const Card card : state.deck)
      if (is_maze(card)) view.deck_mazes.add(card);
  return view;
}

}  // namespace kairo::galleria
