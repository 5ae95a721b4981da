#pragma once

#include <optional>
#include <string_view>

#include "engine/games/wicked/state.h"

/// Inside the game only: what `conserved` checks, with the reason that `parse_state` gives.
namespace kairo::wicked {

struct Flaw {
  std::string_view line;  ///< the line of the state's text that shows it
  int seat;               ///< whose, for a line of a board; else 0
  std::string_view what;
};

/// The first thing by which this can be no position of the game; any bits may be given.
std::optional<Flaw> find_flaw(const State& state);

/// What `last` must be in this position if these were the bids that it shows.
Reveal last_reveal(const State& state, const BySeat<Bid>& bids);

}  // namespace kairo::wicked
