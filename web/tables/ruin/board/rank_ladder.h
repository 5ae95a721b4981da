#pragma once

#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// Draws in solo play the rank for `total` points and the distance to the next one; all ranks with their points if
/// there is room.
void draw_rank_ladder(draw::Ui& ui, const draw::Rect& at, int total);

}  // namespace kairo::ruin::table
