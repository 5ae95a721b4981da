#pragma once

#include <optional>
#include <string_view>

#include "engine/games/galleria/state.h"

/// Internal to the game: the checks behind `conserved` and `parse_state`, with the reasons that the latter reports.
namespace kairo::galleria {

struct StateError {
  std::string_view line;  ///< the line of the state's text that is at fault
  int seat;               ///< which of several such lines, from 0; often a seat
  std::string_view what;
};
using MaybeError = std::optional<StateError>;

/// The first reason why this cannot be a position of the game. Takes any bits, except that lists must not be longer
/// than their capacity.
MaybeError validate(const State& state);

/// Parts of `validate`. Each may rely on those before it: numbers within bounds, cards, the maze, what has happened in
/// this turn, and the open question.
MaybeError validate_bounds(const State& state);
MaybeError validate_cards(const State& state);
MaybeError validate_maze(const State& state);
MaybeError validate_this_turn(const State& state);
MaybeError validate_question(const State& state);

/// A part of `validate_question`: the open question is the one that the next task asks.
MaybeError validate_task(const State& state);

/// Whether a skill has returned to its player's hand. Then it may have worked twice, and need not be
/// among the discards.
bool was_a_skill_kept(const Table& table);
/// How many cards with this step can have worked at most: those discarded, without those that may still be answered.
int max_cards_worked(const Table& table, Op op);
/// How often this curio of the seat's can have been turned upright at most.
int max_times_turned_up(const Table& table, Seat who, int curio);

}  // namespace kairo::galleria
