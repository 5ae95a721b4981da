#pragma once

struct ImFont;

namespace kairo::draw {

/// Sets the kit's fonts, before the first frame. Further characters, for players' names, may be merged into them
/// later.
void use_fonts(ImFont* reading, ImFont* display);

[[nodiscard]] ImFont* reading_font();
[[nodiscard]] ImFont* display_font();

}  // namespace kairo::draw
