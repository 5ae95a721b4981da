#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/picking.h"

namespace kairo::galleria::table {

/// Turning a card, making the move that is put together, and the answers that are always there. True when the move
/// that is ready is to be made.
bool draw_actions(draw::Ui& ui, const draw::Rect& at, const View& view, Picking& picking, Choices& choices);

/// What there is to choose from, as worded buttons in a column that can be dragged.
void draw_options(draw::Ui& ui, const draw::Rect& at, const View& view, const Picking& picking, Choices& choices);

}  // namespace kairo::galleria::table
