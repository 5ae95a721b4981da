#include "web/draw/fonts.h"

namespace kairo::draw {
namespace {

// Like Dear ImGui's own context, from which they come: one for the program.
struct Fonts {
  ImFont* reading = nullptr;
  ImFont* display = nullptr;
};
Fonts fonts;

}  // namespace

void use_fonts(ImFont* reading, ImFont* display) { fonts = {reading, display}; }
ImFont* reading_font() { return fonts.reading; }
ImFont* display_font() { return fonts.display; }

}  // namespace kairo::draw
