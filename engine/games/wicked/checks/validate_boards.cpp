#include <algorithm>
#include <numeric>

#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

namespace {

/// The most tokens that a small oracle gives.
constexpr int largest_reward() {
  int most = 0;
  for (const SmallOracle& oracle : small_oracles)
    most = std::max(most, std::accumulate(oracle.gives.begin(), oracle.gives.end(), 0));
  return most;
}

/// The most tokens that a seat gains from one corridor: everybody's soul's signs and both halves.
int largest_gain(const State& state) { return state.players + 2; }

/// Whether the seat may still have to pick colours or return tokens of the last corridor.
bool awaits_gains(const State& state, int seat) {
  return in_gains(state) && seat >= state.asked && state.last.places[seat] != Place::none;
}

MaybeError validate_whites(const State& state) {
  for (int seat = 0; seat < state.players; ++seat)
    if (state.whites[seat] > (awaits_gains(state, seat) ? largest_gain(state) : 0))
      return StateError{"whites", 0, "nobody gained that many"};
  if (in_gains(state) && (state.whites[state.asked] > 0) != (state.phase == Phase::pick_colour))
    return StateError{"whites", 0, "colours are picked before tokens are returned"};
  return std::nullopt;
}

/// The most tokens of a rank that a seat may have at this moment.
int most_on_shelf(const State& state, int seat, int rank) {
  const int capacity = room[rank];
  const bool to_move = seat == state.asked;
  if (state.phase == Phase::make_room && to_move && rank == index(state.full)) return capacity + 1;
  if (rank != index(Rank::low)) return capacity;
  if (awaits_gains(state, seat)) return capacity + largest_gain(state) - state.whites[seat];
  if (state.phase == Phase::return_token && to_move) return capacity + largest_reward();
  return capacity;
}

MaybeError validate_tokens(const State& state) {
  constexpr std::array<std::string_view, ranks> lines{"low", "middle", "high"};
  for (int seat = 0; seat < state.players; ++seat)
    for (int rank = 0; rank < ranks; ++rank)
      if (on_shelf(state.boards[seat], static_cast<Rank>(rank)) > most_on_shelf(state, seat, rank))
        return StateError{lines[rank], seat, "more tokens than there is room for"};
  return std::nullopt;
}

/// Every seat bids its witch's sign once a round; a sealed one is still on its board.
int revealed_witch_signs(const State& state) {
  int held = 0;
  for (int seat = 0; seat < state.players; ++seat) held += (state.boards[seat].signs & witch_sign) != 0 ? 1 : 0;
  return state.players * (state.round + 1) - held;
}

MaybeError validate_spells_and_impurity(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Board& board = state.boards[seat];
    const bool spells_lost = state.phase == Phase::over || (in_soul_processing(state) && seat < state.asked);
    if (board.promotions + board.colour_changes > (spells_lost ? 0 : revealed_this_round(state)))
      return StateError{"spells", seat, "more spells than this round can have given"};
    if (board.impurity > revealed_witch_signs(state))
      return StateError{"impurity", seat, "more impurity than there have been witch's signs"};
  }
  return std::nullopt;
}

MaybeError validate_make_room(const State& state) {
  if (state.full == Rank::low || state.full > Rank::high || index(state.risen) >= colours)
    return StateError{"full", 0, "no token can have risen into this rank"};
  const Board& board = state.boards[state.asked];
  if (on_shelf(board, state.full) <= room[index(state.full)] ||
      board.tokens[index(state.full)][index(state.risen)] == 0)
    return StateError{"full", 0, "that token is not there, or there is room for it"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_boards(const State& state) {
  for (const auto part : {validate_whites, validate_tokens, validate_spells_and_impurity})
    if (const MaybeError error = part(state)) return error;
  return std::nullopt;
}

MaybeError validate_question(const State& state) {
  if (state.phase != Phase::make_room && (state.full != Rank::low || state.risen != Colour::red))
    return StateError{"full", 0, "no token has risen into a full rank"};
  if (state.phase == Phase::over) return std::nullopt;

  const Board& board = state.boards[state.asked];
  if (state.phase == Phase::return_token && on_shelf(board, Rank::low) <= room[index(Rank::low)])
    return StateError{"phase", 0, "there is room for all low tokens"};
  if (state.phase == Phase::make_room)
    if (const MaybeError error = validate_make_room(state)) return error;

  State::MoveList moves;
  legal(state, moves);
  const bool may_only_be_done = state.phase == Phase::soul && state.stepped != 0;
  if (moves.size() < 2 && !may_only_be_done)
    return StateError{"asked", 0, "this player has no choice and is not asked"};
  return std::nullopt;
}

}  // namespace kairo::wicked
