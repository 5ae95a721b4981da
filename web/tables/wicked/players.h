#pragma once

#include "web/tables/wicked/board/board.h"

namespace kairo::wicked::table {

/// Another player's board in short: small, but everything on it can be counted.
/// Says what its parts are, too.
void draw_small_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture);

}  // namespace kairo::wicked::table
