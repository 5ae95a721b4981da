#pragma once

#include <string_view>

#include "web/tables/wicked/board/board.h"

namespace kairo::wicked::table {

/// Another player's board in short: small, but everything on it can be counted.
/// Says what its parts are, too; their ids begin with `id`, since a board may be shown twice.
void draw_small_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture,
                      std::string_view id = "board");

}  // namespace kairo::wicked::table
