#pragma once

#include <optional>
#include <string_view>

#include "engine/games/ruin/state.h"

/// Internal to the game: the checks behind `conserved` and `parse_state`, with the reasons that the latter reports.
namespace kairo::ruin {

struct StateError {
  std::string_view line;  ///< the line of the state's text that is at fault
  int seat;               ///< whose line, if every seat has one; else 0
  std::string_view what;
};
using MaybeError = std::optional<StateError>;

/// The first reason why this cannot be a position of the game. Takes any bits, except that lists must not be longer
/// than their capacity.
MaybeError validate(const State& state);

/// Parts of `validate`. Each may rely on what is checked before it: phase and seats, then cards, then maps.
MaybeError validate_cards(const State& state);
MaybeError validate_maps(const State& state);

/// For states after the set-up that `validate` accepts: why no match can have reached them. Checks that the cards can
/// have been drawn and discarded so far, and that the maps can have grown this way.
MaybeError validate_history(const State& state);
/// The part of `validate_history` about one seat's map.
MaybeError validate_growth(const State& state, int seat);
/// The part about the cells that were drawn last.
MaybeError validate_drawings(const State& state);

/// Letters whose gem was taken, once at least: gates on the map of whoever took it. They may be destinations again.
LetterSet taken_letters(const State& state);
/// How often the gem of such a letter can have been taken. A letter opens once in each half at most, and in the second
/// one only when its search card is discarded.
inline int most_times_taken(const State& state, Letter letter) {
  return state.half > 0 && !in_set(state.open, letter) && in_set(state.discarded, letter) ? 2 : 1;
}

/// How many letters are destinations after the set-up.
constexpr int first_destinations(int players) { return search_dealt(players) * players; }

}  // namespace kairo::ruin
