#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// Draws cards side by side, equal cards stacked with their count; if there are many, scrolling, or in a low row `page`
/// by page. `builder` is null if the viewer is not to move. While another seat is asked, none can be
/// played, and they look so. Returns the tapped card, or no_card.
Card draw_hand(draw::Ui& ui, const draw::Rect& at, const View& view, const Cards& cards, const MoveBuilder* builder,
               int& page);
/// The place of a card, or where it would be, in a hand at rest, on its page; if it is scrolled out of sight, at the
/// edge.
draw::Rect place_in_hand(const draw::Rect& at, Cards cards, Card card);
/// `n` cards face down.
void draw_covered_hand(draw::Ui& ui, const draw::Rect& at, int n);
/// The backs of `n` cards in a row, which overlap where there is no room.
void draw_card_backs(draw::Ui& ui, const draw::Rect& at, int n);

}  // namespace kairo::galleria::table
