#pragma once

#include <array>

#include "engine/games/ruin/view.h"

namespace kairo::ruin::table {

/// A player's current points by source. Goals count only if the viewer knows them, and the viewer's own secrets only if
/// `opened`.
using Tally = std::array<int, score_sources.size()>;
Tally tally_of(const View& view, Seat seat, bool opened = true);
int total_of(const Tally& tally);

/// The points for leaving next, alone.
int points_for_leaving_next(const View& view);

/// The counted rectangle to show at the end; empty before.
Rectangle counted_rectangle(const View& view, Seat seat);

}  // namespace kairo::ruin::table
