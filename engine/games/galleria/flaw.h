#pragma once

#include <optional>
#include <string_view>

#include "engine/games/galleria/state.h"

/// Inside the game only: what `conserved` checks, with the reason that `parse_state` gives.
namespace kairo::galleria {

struct Flaw {
  std::string_view line;  ///< the line of the state's text that shows it
  int seat;               ///< whose, for a line that every seat has; else 0
  std::string_view what;
};
using MaybeFlaw = std::optional<Flaw>;

/// The first thing by which this can be no position of the game; lists must not be longer than their room, else any
/// bits may be given.
MaybeFlaw find_flaw(const State& state);

/// Its parts, each of which may rely on those before it: numbers within bounds, cards, the maze, and the open question.
MaybeFlaw flaw_of_bounds(const State& state);
MaybeFlaw flaw_of_cards(const State& state);
MaybeFlaw flaw_of_maze(const State& state);
MaybeFlaw flaw_of_question(const State& state);

}  // namespace kairo::galleria
