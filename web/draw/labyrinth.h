#pragma once

#include "web/draw/brush.h"

namespace kairo::draw {

/// The walls of a round labyrinth about the brush's middle, from 62 to 212 units out, weaker the farther out.
void draw_labyrinth(const Brush& brush, ImU32 colour, float width);

}  // namespace kairo::draw
