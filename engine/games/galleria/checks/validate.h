#pragma once

#include "engine/core/fields.h"
#include "engine/games/galleria/state.h"

/// Internal to the game: the checks behind `conserved` and `parse_state`, with the reasons that the latter reports.
namespace kairo::galleria {

/// The first reason why the game cannot be played on from here. Takes any bits, except that lists must not be longer
/// than their capacity, and positions that no match reaches.
MaybeError validate(const State& state);

/// Parts of `validate`. Each may rely on those before it: numbers within bounds, cards, the maze, the open question.
MaybeError validate_bounds(const State& state);
MaybeError validate_cards(const State& state);
MaybeError validate_maze(const State& state);
MaybeError validate_question(const State& state);

/// A part of `validate_question`: the open question is the one that the next task asks.
MaybeError validate_task(const State& state);

}  // namespace kairo::galleria
