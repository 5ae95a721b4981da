#include "engine/games/wicked/view.h"

namespace kairo::wicked {

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = state.phase;
  view.asked = state.asked < state.players ? state.asked : no_seat;
  view.round = state.round;
  view.corridor = state.corridor;
  const int laid = (state.round + 1) * corridors_per_round(state.players);
  for (int i = 0; i < laid; ++i) view.laid.push_back(state.order[i]);
  view.deck_left = static_cast<std::uint8_t>(corridors_in_game(state.players) - laid);
  view.removed = static_cast<std::uint8_t>(static_cast<int>(corridors.size()) - corridors_in_game(state.players));
  view.boards = state.boards;
  // While hands are being opened, no bid is sealed any more.
  const bool opening =
      state.last.happened != 0 && state.last.round == state.round && state.last.corridor == state.corridor;
  if (state.phase == Phase::bid && !opening) {
    for (int bidder = 0; bidder < state.asked; ++bidder) view.has_bid[bidder] = 1;
    if (seat < state.asked) view.my_bid = state.sealed[seat];
  }
  view.last = state.last;
  view.whites = state.whites;
  view.full = state.full;
  view.risen = state.risen;
  view.stepped = state.stepped;
  return view;
}

std::uint8_t ring_card(const View& view, int i) {
  return view.laid[static_cast<std::size_t>(view.round * corridors_per_round(view.players) + i)];
}

}  // namespace kairo::wicked
