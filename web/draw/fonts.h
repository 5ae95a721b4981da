#pragma once

struct ImFont;

namespace kairo::draw {

/// The fonts of the kit; the app loads them and sets them before the first frame. Both are drawn at any size. Further
/// characters (for names) are merged into `reading` when they arrive.
void use_fonts(ImFont* reading, ImFont* display);

[[nodiscard]] ImFont* reading_font();
[[nodiscard]] ImFont* display_font();

}  // namespace kairo::draw
