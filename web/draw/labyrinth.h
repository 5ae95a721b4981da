#pragma once

#include "web/draw/painter.h"

namespace kairo::draw {

/// The walls of a round labyrinth about the painter's origin, from 62 to 212 units out, fainter towards the outside.
void draw_labyrinth(const Painter& painter, ImU32 colour, float width);

}  // namespace kairo::draw
