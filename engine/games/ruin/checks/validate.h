#pragma once

#include "engine/core/fields.h"
#include "engine/games/ruin/state.h"

/// Internal to the game: the checks behind `conserved` and `parse_state`, with the reasons that the latter reports.
namespace kairo::ruin {

/// The first reason why the game cannot be played on from here. Takes any bits, except that lists must not be longer
/// than their capacity, and positions that no match reaches.
MaybeError validate(const State& state);

/// Parts of `validate`. Each may rely on what is checked before it: phase and seats, then cards, then maps.
MaybeError validate_cards(const State& state);
MaybeError validate_maps(const State& state);

}  // namespace kairo::ruin
