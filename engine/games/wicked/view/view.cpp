#include "engine/games/wicked/view.h"

namespace kairo::wicked {

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = state.phase;
  view.asked = state.asked;
  view.round = state.round;
  view.corridor = state.corridor;
  const int laid = (state.round + 1) * corridors_per_round(state.players);
  for (int i = 0; i < laid; ++i) view.laid.push_back(state.order[i]);
  view.deck_left = static_cast<std::uint8_t>(corridors_in_game(state.players) - laid);
  view.removed = static_cast<std::uint8_t>(static_cast<int>(corridors.size()) - corridors_in_game(state.players));
  view.boards = state.boards;
  if (state.phase == Phase::bid) {
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
