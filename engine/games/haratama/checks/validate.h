#pragma once

#include <optional>
#include <string_view>

#include "engine/games/haratama/state.h"

/// Internal to the game: what `conserved` and `parse_state` check, with the reasons that `parse_state` reports.
namespace kairo::haratama {

struct StateError {
  std::string_view line;  ///< name of the line of the state's text that shows the error
  int seat;               ///< which of the lines of that name, from 0: a seat's, a trick's or a result's
  std::string_view what;
};

/// The first reason why this cannot be a position of the game, if any. Accepts any bits.
std::optional<StateError> validate(const State& state);

/// Parts of `validate`. First: the losses and the results on record, and whether the game had to end.
std::optional<StateError> validate_results(const State& state);
/// Last: the round's tricks, by playing them again. Requires that the other parts found no error.
std::optional<StateError> validate_tricks(const State& state);
/// The same if past tricks are hidden and at least two are complete.
std::optional<StateError> validate_hidden_tricks(const State& state);

}  // namespace kairo::haratama
