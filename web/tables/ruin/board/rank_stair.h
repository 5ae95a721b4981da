#pragma once

#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// Whether the ranks can be drawn there as a stair.
bool has_room_for_stair(const draw::Ui& ui, const draw::Rect& at);
/// The ranks of a solo game as the floors of the ruin, one above the other, with stairs between them and the explorer
/// on its way up.
void draw_rank_stair(draw::Ui& ui, const draw::Rect& at, int total);

}  // namespace kairo::ruin::table
