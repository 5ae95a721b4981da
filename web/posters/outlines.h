#pragma once

#include <string>

/// Letters' outlines, from the bytes of a font file.
namespace kairo::posters {

/// How many pixels a unit of the font is, where its lines are `size` pixels high.
float unit_of(const void* font, float size);

/// SVG path data, units of the font, y downwards; empty for a letter that shows nothing.
std::string outline_of_letter(const void* font, unsigned code);

}  // namespace kairo::posters
