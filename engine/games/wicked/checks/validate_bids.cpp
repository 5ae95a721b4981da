#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/rules/rank_bids.h"

namespace kairo::wicked {

namespace {

bool is_bid(Bid bid, int players) { return bid.pieces <= pieces_each(players) && bid.signs <= both_signs; }

MaybeError validate_last_reveal(const State& state) {
  for (int seat = 0; seat < state.players; ++seat)
    if (!is_bid(state.last.bids[seat], state.players)) return StateError{"last", 0, "nobody can bid that much"};
  if (state.last != last_reveal(state, state.last.bids))
    return StateError{"last", 0, "it is not what was last revealed"};
  return std::nullopt;
}

/// Every search piece and sign is either left or was spent in this round; a sealed bid is not spent yet.
MaybeError validate_pieces(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const int pieces = pieces_each(state.players);
  const int revealed = revealed_this_round(state);
  const Bid spent = revealed == 0 ? Bid{} : state.last.bids[seat];
  if (board.pieces + spent.pieces > pieces) return StateError{"left", seat, "more search pieces than the player owns"};
  if (board.signs > both_signs || (board.signs & spent.signs) != 0)
    return StateError{"left", seat, "more signs than the player owns"};
  const bool all_bids_known = revealed <= 1;
  if (all_bids_known && (board.pieces + spent.pieces != pieces || (board.signs | spent.signs) != both_signs))
    return StateError{"left", seat, "search pieces or signs are missing"};
  const bool everything_spent = revealed == corridors_per_round(state.players);
  if (everything_spent && (board.pieces > 0 || board.signs != 0))
    return StateError{"left", seat, "nothing is left after the last corridor"};
  return std::nullopt;
}

bool can_be_sealed(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const Bid sealed = state.sealed[seat];
  const bool has_bid = state.phase == Phase::bid && seat < state.asked;
  return has_bid ? sealed.pieces <= board.pieces && (sealed.signs & ~board.signs) == 0 : sealed == Bid{};
}

}  // namespace

int revealed_this_round(const State& state) { return state.phase == Phase::bid ? state.corridor : state.corridor + 1; }

Reveal last_reveal(const State& state, const BySeat<Bid>& bids) {
  const int per_round = corridors_per_round(state.players);
  const int revealed = state.round * per_round + revealed_this_round(state);
  if (revealed == 0) return {};
  const int latest = revealed - 1;
  return {1,
          state.order[latest],
          static_cast<std::uint8_t>(latest / per_round),
          static_cast<std::uint8_t>(latest % per_round),
          bids,
          rank_bids(bids, state.players)};
}

MaybeError validate_bids(const State& state) {
  if (const MaybeError error = validate_last_reveal(state)) return error;
  for (int seat = 0; seat < state.players; ++seat) {
    if (const MaybeError error = validate_pieces(state, seat)) return error;
    if (!can_be_sealed(state, seat)) return StateError{"sealed", 0, "the player cannot have made this bid"};
  }
  return std::nullopt;
}

}  // namespace kairo::wicked
