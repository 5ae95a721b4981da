#pragma once

#include "web/tables/wicked/board/board.h"

namespace kairo::wicked::table {

/// Another player's board in short: small, but everything on it can be counted.
void draw_small_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture);
/// Says what its parts are.
void explain_small_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat);

}  // namespace kairo::wicked::table
