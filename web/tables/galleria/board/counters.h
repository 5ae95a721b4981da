#pragma once

#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// The sign of power.
void draw_blade(draw::Ui& ui, const draw::Rect& at);
/// It, and the player's power against monsters.
void draw_power(draw::Ui& ui, const draw::Rect& at, int power);
/// What draw_counted counts; decides the sign before the number.
enum class Counted : std::uint8_t { cards, curios, discards };
void draw_counted(draw::Ui& ui, draw::Rect at, Counted what, int n, draw::Ink ink = draw::Ink::text);

}  // namespace kairo::galleria::table
