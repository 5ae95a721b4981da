#include "engine/games/wicked/view.h"

#include <algorithm>

namespace kairo::wicked {

View look(const State& state, Seat seat) {
  View view;
  view.me = seat;
  view.players = state.players;
  view.phase = state.phase;
  view.asked = state.asked;
  view.round = state.round;
  view.corridor = state.corridor;
  const int laid = (state.round + 1) * corridors_a_round(state.players);
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

namespace {

/// Each lawful bid is as likely as any other.
Bid random_bid(const Board& board, Rng& rng) {
  Bid bid;
  bid.pieces = static_cast<std::uint8_t>(rng.below(board.pieces + 1U));
  for (const Signs sign : {witch_sign, soul_sign})
    if ((board.signs & sign) != 0 && rng.below(2) == 1) bid.signs |= sign;
  return bid;
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state;
  state.players = view.players;
  state.phase = view.phase;
  state.asked = view.asked;
  state.round = view.round;
  state.corridor = view.corridor;

  std::array<bool, corridors.size()> seen{};
  for (const std::uint8_t card : view.laid) seen[card] = true;
  auto unseen = std::copy(view.laid.begin(), view.laid.end(), state.order.begin());
  const std::span unseen_cards(unseen, state.order.end());
  for (std::size_t card = 0; card < corridors.size(); ++card)
    if (!seen[card]) *unseen++ = static_cast<std::uint8_t>(card);
  shuffle(unseen_cards, rng);

  state.boards = view.boards;
  for (Seat seat = 0; seat < view.players; ++seat)
    if (view.has_bid[seat] != 0)
      state.sealed[seat] = seat == view.me ? view.my_bid : random_bid(view.boards[seat], rng);
  state.last = view.last;
  state.whites = view.whites;
  state.full = view.full;
  state.risen = view.risen;
  state.stepped = view.stepped;
  return state;
}

std::uint8_t ring_card(const View& view, int i) {
  return view.laid[static_cast<std::size_t>(view.round * corridors_a_round(view.players) + i)];
}

}  // namespace kairo::wicked
