#include <algorithm>
#include <span>

#include "engine/games/wicked/view.h"

namespace kairo::wicked {

namespace {

/// Each legal bid is equally likely.
Bid random_bid(const Board& board, Rng& rng) {
  Bid bid;
  bid.pieces = static_cast<std::uint8_t>(rng.below(board.pieces + 1U));
  for (const Signs sign : {witch_sign, soul_sign})
    if ((board.signs & sign) != 0 && rng.below(2) == 1) bid.signs |= sign;
  return bid;
}

/// The cards laid so far, then all others in random order.
std::array<std::uint8_t, corridors.size()> random_order(const View& view, Rng& rng) {
  std::array<std::uint8_t, corridors.size()> order;
  std::array<bool, corridors.size()> seen{};
  for (const std::uint8_t card : view.laid) seen[card] = true;
  const auto first_unseen = std::copy(view.laid.begin(), view.laid.end(), order.begin());
  auto next = first_unseen;
  for (std::size_t card = 0; card < corridors.size(); ++card)
    if (!seen[card]) *next++ = static_cast<std::uint8_t>(card);
  shuffle(std::span(first_unseen, order.end()), rng);
  return order;
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state;
  state.players = view.players;
  state.phase = view.phase;
  state.asked = view.asked;
  state.round = view.round;
  state.corridor = view.corridor;

  state.order = random_order(view, rng);
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

}  // namespace kairo::wicked
