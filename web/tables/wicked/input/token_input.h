#pragma once

#include "web/tables/wicked/board/shelves.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

/// Draws a button for each colour that a white soul can become, and the white souls still to be given one.
void pick_colour(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);

/// Draws the tokens of an overfull rank in a row; tapping one returns it.
void return_tokens(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);

/// Highlights the tokens of an overfull rank.
void mark_returns(Marks& marks, const View& view, const Choices& choices);

/// Handles taps on the viewer's own board outside soul processing: a token of an overfull rank is returned, anything
/// else tells why it cannot be used now.
void tap_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices);

}  // namespace kairo::wicked::table
