#pragma once

#include "web/tables/galleria/board/tableau.h"

namespace kairo::galleria::table {

/// The content of draw_tableau once the game is over: the player in lamplight, large, with the curios as cards beside
/// them or, in a tall rectangle, below.
TableauTouch draw_end_stage(draw::Ui& ui, const draw::Rect& at, const TableauPicture& picture);

}  // namespace kairo::galleria::table
