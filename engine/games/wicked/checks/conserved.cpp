#include <utility>

#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

MaybeError validate_phase(const State& state) {
  if (state.players < min_players || state.players > max_players)
    return StateError{"players", 0, "three to five can play"};
  if (state.phase > Phase::over) return StateError{"phase", 0, "there is no such phase"};
  if (state.phase == Phase::over ? state.asked != no_seat : state.asked >= state.players)
    return StateError{"asked", 0, "somebody at the table is asked until the game is over, and then nobody"};
  if (state.round >= rounds) return StateError{"round", 0, "there is no such round"};
  if (state.corridor >= corridors_per_round(state.players))
    return StateError{"corridor", 0, "there is no such corridor"};
  if (state.phase == Phase::bid && is_last_corridor(state))
    return StateError{"corridor", 0, "at the last corridor nobody has a choice of bid"};
  if (state.stepped > 1) return StateError{"stepped", 0, "it is 0 or 1"};
  if (state.phase == Phase::over && state.round + 1 != rounds)
    return StateError{"round", 0, "the game ends only after the last round"};
  if (!in_search(state) && !is_last_corridor(state))
    return StateError{"corridor", 0, "souls are processed only after the last corridor"};
  const bool follows_a_step = state.phase == Phase::use_reward || state.phase == Phase::make_room;
  if (follows_a_step && state.stepped == 0) return StateError{"stepped", 0, "only a step raises this question"};
  if (state.stepped != 0 && !in_soul_processing(state))
    return StateError{"stepped", 0, "steps are made only in soul processing"};
  return std::nullopt;
}

MaybeError validate_cards(const State& state) {
  std::array<bool, corridors.size()> corridor_seen{};
  for (const std::uint8_t card : state.order) {
    if (card >= corridors.size()) return StateError{"order", 0, "there is no such card"};
    if (std::exchange(corridor_seen[card], true)) return StateError{"order", 0, "a card is listed twice"};
  }
  std::array<bool, great_oracles.size()> great_seen{};
  std::array<bool, small_oracles.size()> small_seen{};
  for (int seat = 0; seat < state.players; ++seat) {
    for (int which = 0; which < oracles_each; ++which) {
      const Board& board = state.boards[seat];
      if (board.great[which] >= great_oracles.size()) return StateError{"great", seat, "there is no such oracle"};
      if (board.small[which] >= small_oracles.size()) return StateError{"small", seat, "there is no such oracle"};
      if (std::exchange(great_seen[board.great[which]], true))
        return StateError{"great", seat, "an oracle is dealt twice"};
      if (std::exchange(small_seen[board.small[which]], true))
        return StateError{"small", seat, "an oracle is dealt twice"};
      if (board.great_done[which] > 1) return StateError{"great", seat, "an oracle is open or achieved"};
      if (board.small_done[which] > 1) return StateError{"small", seat, "an oracle is open or achieved"};
    }
  }
  return std::nullopt;
}

MaybeError validate_empty_seats(const State& state) {
  for (int seat = state.players; seat < max_seats; ++seat) {
    const bool empty = state.boards[seat] == Board{} && state.sealed[seat] == Bid{} && state.whites[seat] == 0 &&
                       state.last.bids[seat] == Bid{} && state.last.places[seat] == Place::none;
    if (!empty) return StateError{"players", 0, "a seat without a player owns something"};
  }
  return std::nullopt;
}

}  // namespace

MaybeError validate(const State& state) {
  for (const auto part :
       {validate_phase, validate_cards, validate_empty_seats, validate_bids, validate_boards, validate_question})
    if (const MaybeError error = part(state)) return error;
  return std::nullopt;
}

bool conserved(const State& state) { return !validate(state); }

}  // namespace kairo::wicked
