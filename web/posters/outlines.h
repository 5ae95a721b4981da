#pragma once

#include <string>

/// Outlines of letters, from the bytes of a font file.
namespace kairo::posters {

/// Pixels per font unit at this font size.
float unit_of(const void* font, float size);

bool has_letter(const void* font, unsigned code);

/// SVG path data in font units, y downwards; empty for a letter without ink.
std::string outline_of_letter(const void* font, unsigned code);

}  // namespace kairo::posters
