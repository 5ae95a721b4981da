#pragma once

#include <array>

#include "engine/games/ruin/view.h"

namespace kairo::ruin::table {

/// A player's points as they stand, by source; of the goals only those that the viewer knows, and nothing of the
/// viewer's own secrets unless they are `opened`.
using Tally = std::array<int, score_sources.size()>;
Tally tally_of(const View& view, Seat seat, bool opened = true);
int total_of(const Tally& tally);

/// What leaving now would bring to one who does it alone.
int points_for_leaving_next(const View& view);

/// The rectangle that was counted last and still lies there: at half-time and at the end; else without area.
Rectangle counted_rectangle(const View& view, Seat seat);

}  // namespace kairo::ruin::table
