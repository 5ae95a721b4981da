#pragma once

#include "engine/games/haratama/view.h"
#include "web/draw/ui.h"

namespace kairo::haratama::table {

/// The seat in front at the end, under the sky: its face large on a glow, its total on a ribbon, and the treasures of
/// the last round laid out. `day`: from night (0) to day (1).
void draw_end_stage(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, float day);

}  // namespace kairo::haratama::table
