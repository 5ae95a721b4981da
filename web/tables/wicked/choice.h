#pragma once

#include "web/tables/wicked/choices.h"
#include "web/tables/wicked/layout.h"

namespace kairo::wicked::table {

/// The four colours that a white soul can have, and how many whites wait.
void pick_colour(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);

/// The tokens of an overfull rank in a row: the one that is touched goes back.
void return_tokens(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);

/// Touching the own board outside soul processing: a token of an overfull rank goes back, everything else tells why
/// it cannot be used now.
void tap_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices);

}  // namespace kairo::wicked::table
