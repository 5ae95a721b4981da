#pragma once

#include "web/draw/art.h"

/// How every table draws players and questions.
namespace kairo::tables {

constexpr float px(int count) { return static_cast<float>(count); }

draw::Animal animal_of(Seat seat);
draw::Ink ink_of(Seat seat);

/// A player's sign and name, in gold if `asked`; with a tick if this player has answered what others are still asked.
void draw_name(draw::Ui& ui, const draw::Rect& at, Seat seat, bool asked);

/// The open question with the sign of `seat`, softer unless that is `me`. The sign glows while a bot
/// thinks. The text shrinks if it does not fit.
void draw_question(draw::Ui& ui, draw::Rect at, Seat seat, Seat me, std::string_view words);

/// While a table shows what has happened: that, in the place of the question, which stands for what comes after it all.
/// False, and nothing drawn, if there are no words or no room for all of them.
bool draw_event(draw::Ui& ui, const draw::Rect& at, const Phrase& words);

}  // namespace kairo::tables
