#include <algorithm>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

/// The treasures that are gone belong to one seat each; the others are still to be won.
MaybeError validate_won(const State& state, Cards gone) {
  const Cards all = treasures(state.descents, state.aside, state.players);
  Cards won = 0;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards mine = state.won[seat];
    if ((mine & won) != 0 || (seat >= state.players && mine != 0))
      return StateError{"won", seat, "a treasure belongs to one player"};
    won |= mine;
  }
  if (won != (all & gone) || state.to_win != (all & ~won))
    return StateError{"won", 0, "the treasures that were won must be those that are gone"};
  return {};
}

MaybeError validate_lacks(const State& state) {
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards lacks = state.lacks[seat];
    const bool full_lanes = std::all_of(all_suits.begin(), all_suits.end(), [lacks](Suit suit) {
      return (lacks & lane(suit)) == 0 || (lacks & lane(suit)) == lane(suit);
    });
    if (!full_lanes || (lacks & state.hands[seat]) != 0 || (seat >= state.players && lacks != 0))
      return StateError{"lacks", seat, "the hand has a card of a suit that it is said to lack"};
  }
  return {};
}

}  // namespace

MaybeError validate_tricks(const State& state) {
  const Cards gone = played_cards(state) & ~state.on_table;
  if (const MaybeError error = validate_won(state, gone)) return error;
  if (const MaybeError error = validate_lacks(state)) return error;
  State replayed = state;
  if (state.phase == Phase::over) {
    clear_table(replayed);
    replayed.asked = no_seat;
  } else {
    replayed.broken = (gone & blue) != 0 ? 1 : 0;
    if (state.table.leader >= state.players || !replay_current_trick(replayed, state.table))
      return StateError{"table", 0, "this trick cannot have been played like that"};
  }
  if (replayed != state) return StateError{"table", 0, "the trick leads to another position"};
  return {};
}

}  // namespace kairo::haratama
