#pragma once

#include <optional>
#include <string_view>

#include "engine/games/haratama/state.h"

/// Inside the game only: what `conserved` checks, with the reason that `parse_state` gives.
namespace kairo::haratama {

struct Flaw {
  std::string_view line;  ///< the line of the state's text that shows it
  int seat;               ///< whose, for a line that every seat has; else 0
  std::string_view what;
};
using Flawed = std::optional<Flaw>;

/// The first thing by which this can be no position of the game; any bits may be given.
Flawed find_flaw(const State& state);

/// Of its parts: the totals and kept results, and when the game had to end.
Flawed flaw_of_results(const State& state);
/// And the round's tricks, played again by the rules; everything else must have been found in order.
Flawed flaw_of_tricks(const State& state);

}  // namespace kairo::haratama
