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

/// Letters whose gem was taken.
inline LetterSet closed_letters(const State& state) { return state.ever_open & ~state.open; }

/// How many letters are destinations after the set-up.
constexpr int first_destinations(int players) { return search_dealt(players) * players; }

}  // namespace kairo::ruin
