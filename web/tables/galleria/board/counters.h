#pragma once

#include <string>

#include "engine/games/galleria/state.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// The sign of power.
void draw_blade(draw::Ui& ui, const draw::Rect& at);
/// It, and the player's power against monsters.
void draw_power(draw::Ui& ui, const draw::Rect& at, int power);
/// What draw_counted counts; decides the sign before the number.
enum class Counted : std::uint8_t { cards, curios, discards };
void draw_counted(draw::Ui& ui, draw::Rect at, Counted what, std::string_view n, draw::Ink ink = draw::Ink::text);
/// The seat's points; alone, how many it has of the curios that win.
std::string worth_of(const galleria::Table& table, Seat seat);
/// Where there is no room, not of how many.
void draw_worth(draw::Ui& ui, const draw::Rect& at, std::string_view n, draw::TextStyle style);

}  // namespace kairo::galleria::table
