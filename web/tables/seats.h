#pragma once

#include "web/draw/art.h"

/// How players are shown at every table.
namespace kairo::tables {

constexpr float px(int count) { return static_cast<float>(count); }

draw::Animal animal_of(Seat seat);
draw::Ink ink_of(Seat seat);

/// A player's sign and name.
void draw_name(draw::Ui& ui, const draw::Rect& at, Seat seat, bool asked);

/// What is asked, with the sign of whom it is asked; in gold when that is `me`. Without room it shrinks.
void draw_asked(draw::Ui& ui, draw::Rect at, Seat seat, Seat me, std::string_view words);

}  // namespace kairo::tables
