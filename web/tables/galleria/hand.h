#pragma once

#include "web/draw/ui.h"
#include "web/tables/drag.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// The player's touch on the hand in this frame.
struct HandTouch {
  Card tapped = no_card;
  Card dragged = no_card;
  draw::Rect from{};  ///< the place of the dragged card at rest
};

/// A hand to draw.
struct HandPicture {
  const View& view;
  const Cards& cards;
  const Cards& fresh;          ///< which of them have come since the viewer's last decision
  const MoveBuilder* builder;  ///< null if the viewer is not to move
};

/// Draws cards side by side, equal cards stacked with their count; if there are many, scrolling, or in a low row `page`
/// by page. While another seat is asked, none can be played, and they look so. Cards that can be played follow `drag`:
/// the caller draws the dragged one, over the table.
HandTouch draw_hand(draw::Ui& ui, const draw::Rect& at, const HandPicture& picture, kairo::tables::Drag& drag,
                    int& page);
/// The place of a card, or where it would be, in a hand at rest, on its page; if it is scrolled out of sight, at the
/// edge.
draw::Rect place_in_hand(const draw::Rect& at, Cards cards, Card card);
/// `n` cards face down.
void draw_covered_hand(draw::Ui& ui, const draw::Rect& at, int n);
/// The backs of `n` cards in a row, which overlap where there is no room.
void draw_card_backs(draw::Ui& ui, const draw::Rect& at, int n);

}  // namespace kairo::galleria::table
