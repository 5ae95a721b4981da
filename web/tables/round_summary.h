#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// The points that everybody had before a part of the match, and the words for the sum of what it has given. Without
/// words there is no such sum: it was the first part, and the points are the same.
struct PointsBefore {
  std::string sum;
  BySeat<int> points{};
};

/// Draws what a part of the match that has just ended has brought to everybody, on a sheet over the middle of `at`: a
/// row for each source that `summary` shows, and the points by now. `counted`: 0 … 1, how far it has been counted up,
/// source by source. Returns the sheet.
draw::Rect draw_round_summary(draw::Ui& ui, const draw::Rect& at, std::string_view heading, const GameInfo& game,
                              const Score& summary, const PointsBefore& before, float counted);

}  // namespace kairo::tables
