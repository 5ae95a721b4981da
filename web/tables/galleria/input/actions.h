#pragma once

#include <cstdint>

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

enum class Pressed : std::uint8_t {
  none,
  confirm,  ///< the move, complete or not
  let_pass  ///< nothing more is to be answered in this turn (LetPass)
};

/// Draws the buttons: turning a card, confirming the move, and the answers that are always available. Until the row has
/// `rested`, a tap does not end the turn.
Pressed draw_actions(draw::Ui& ui, const draw::Rect& at, const View& view, MoveBuilder& builder, Choices& choices,
                     bool rested);

/// Draws the options as labelled buttons in a scrolling column.
void draw_options(draw::Ui& ui, const draw::Rect& at, const View& view, const MoveBuilder& builder, Choices& choices);

}  // namespace kairo::galleria::table
