#pragma once

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// The search cards in their row: this round's large in light, the letter of the next marked when it will be a
/// destination; and the deck with the half. Touching them tells what they are. `falling`: this card falls, 0 … 1.
void draw_row(draw::Ui& ui, const Layout& layout, const View& view, Card falling = letters, float fallen = 0);

/// A search card by itself.
void draw_search_card(draw::Ui& ui, const draw::Rect& at, Card card);

}  // namespace kairo::ruin::table
