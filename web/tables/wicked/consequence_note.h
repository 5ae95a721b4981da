#pragma once

#include <span>

#include "engine/core/phrase.h"
#include "engine/games/wicked/words.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// Draws the consequences of a move above the place where it is made; nothing if there is nothing to tell.
void draw_consequences(draw::Ui& ui, const draw::Rect& about, std::span<const Phrase> phrases);

/// The same in a given place, of which it may hang out at the bottom.
void draw_consequences_over(draw::Ui& ui, const draw::Rect& place, std::span<const Phrase> phrases);
/// The same for a move whose hit target the player points at, holds or has focused.
inline void preview(draw::Ui& ui, const draw::Rect& about, const draw::Touch& touch, const View& view, Move move) {
  if (touch.hovered || touch.held || touch.focused) draw_consequences(ui, about, consequences(view, move));
}

}  // namespace kairo::wicked::table
