#include "web/draw/fonts.h"

namespace kairo::draw {
namespace {

// One for the program, as Dear ImGui's context is, which owns them.
struct Fonts {
  ImFont* reading = nullptr;
  ImFont* display = nullptr;
  int version = 0;
};
Fonts fonts;

}  // namespace

void use_fonts(ImFont* reading, ImFont* display) { fonts = {reading, display, fonts.version + 1}; }
ImFont* reading_font() { return fonts.reading; }
ImFont* display_font() { return fonts.display; }
int fonts_version() { return fonts.version; }

}  // namespace kairo::draw
