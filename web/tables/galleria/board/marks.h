#pragma once

#include "web/draw/ui.h"

/// The start and the signs in the maze.
namespace kairo::galleria::table {

void draw_start(draw::Ui& ui, const draw::Rect& at);
/// A star on a blue disc; hollow once used.
void draw_event_mark(draw::Ui& ui, draw::Point centre, float radius, bool live, float alpha = 1);
/// One of the lamps that count the streak; `heard` once others can answer it.
void draw_lamp(draw::Ui& ui, draw::Point centre, float radius, bool lit, bool heard);

}  // namespace kairo::galleria::table
