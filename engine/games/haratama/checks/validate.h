#pragma once

#include "engine/core/fields.h"
#include "engine/games/haratama/state.h"

/// Internal to the game: what `conserved` and `parse_state` check, with the reasons that `parse_state` reports.
namespace kairo::haratama {

/// The first reason, if any, why the game cannot be played on from here. Accepts any bits, and positions that no match
/// reaches.
MaybeError validate(const State& state);

/// The last part of `validate`: treasures, voids and the open trick. Requires that the other parts found no error.
MaybeError validate_tricks(const State& state);

}  // namespace kairo::haratama
