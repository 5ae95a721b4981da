#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/picking.h"

namespace kairo::galleria::table {

/// Cards side by side, those alike on one another with their count; a column that can be dragged when they are many.
/// `picking` is null when nothing is asked; the card that is touched, or no_card.
Card draw_hand(draw::Ui& ui, const draw::Rect& at, const Cards& cards, const Picking* picking);
/// So many cards face down.
void draw_covered_hand(draw::Ui& ui, const draw::Rect& at, int n);

}  // namespace kairo::galleria::table
