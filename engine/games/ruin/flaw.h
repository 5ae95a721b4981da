#pragma once

#include <optional>
#include <string_view>

#include "engine/games/ruin/state.h"

/// Inside the game only: what `conserved` checks, with the reason that `parse_state` gives.
namespace kairo::ruin {

struct Flaw {
  std::string_view line;  ///< the line of the state's text that shows it
  int seat;               ///< whose, for a line that every seat has; else 0
  std::string_view what;
};
using MaybeFlaw = std::optional<Flaw>;

/// The first thing by which this can be no position of the game; lists must not be longer than their room, else any
/// bits may be given.
MaybeFlaw find_flaw(const State& state);

/// The parts of it that look at cards and at maps. Each may rely on what is checked before it: the stage, then cards,
/// then maps.
MaybeFlaw flaw_of_cards(const State& state);
MaybeFlaw flaw_of_maps(const State& state);

inline bool in_set_up(const State& state) { return state.phase == Phase::keep || state.phase == Phase::prepare; }

}  // namespace kairo::ruin
