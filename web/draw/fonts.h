#pragma once

#include <cstdint>

struct ImFont;

namespace kairo::draw {

enum class Face : std::uint8_t { reading, display };

/// Sets the kit's fonts, before the first frame. Further characters, for players' names, may be merged into them
/// later.
void use_fonts(ImFont* reading, ImFont* display);

[[nodiscard]] ImFont* reading_font();
[[nodiscard]] ImFont* display_font();
/// Another number after each call of `use_fonts`: a new font may lie where an old one did.
[[nodiscard]] int fonts_version();

}  // namespace kairo::draw
