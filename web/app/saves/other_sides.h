#pragma once

#include <functional>
#include <vector>

#include "engine/match/merge.h"

namespace kairo::app {

/// The matches that contradict a merged one.
struct OtherSides {
  std::vector<Held> sides;  ///< they contradict each other, too; each has all of the merged one that fits to it
  SeatSet twice = 0;        ///< who answered in two ways
  int more = 0;             ///< contradictions that are too many to choose between
};

/// Leaves out those that need no decision.
OtherSides other_sides(const Merged& merged, const std::function<bool(const Held&)>& is_decided);

}  // namespace kairo::app
