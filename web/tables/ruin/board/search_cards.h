#pragma once

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// The row of search cards and the deck. This round's card is lit, the next one is marked if its letter will be a
/// destination, and a sign at the deck shows the half. Tapping one explains it. `falling`: this card is falling, by
/// `fallen` 0 … 1.
void draw_search_cards(draw::Ui& ui, const Layout& layout, const View& view, Card falling = letters, float fallen = 0);

/// A single search card.
void draw_search_card(draw::Ui& ui, const draw::Rect& at, Card card);

}  // namespace kairo::ruin::table
