#pragma once

#include <string_view>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// Draws what a part of the match that has just ended has brought to everybody, on a sheet over the middle of `at`: a
/// row for each source that `summary` shows. `counted`: 0 … 1, how far it has been counted up, source by source.
/// Returns the sheet.
draw::Rect draw_round_summary(draw::Ui& ui, const draw::Rect& at, std::string_view heading, const GameInfo& game,
                              const Score& summary, float counted);

}  // namespace kairo::tables
