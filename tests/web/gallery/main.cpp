#include <cstdio>
#include <string>

#include "tests/web/gallery/sheets.h"
#include "tests/web/support/stage.h"

// Draws everything that the kit can draw, and the games' small pieces, into PNG files to look at. A developer's tool.
//   gallery FOLDER READING_FONT DISPLAY_FONT [PIXEL_RATIO]
int main(int argc, char** argv) {
  using namespace kairo::draw;
  if (argc < 4) {
    std::fprintf(stderr, "usage: gallery FOLDER READING_FONT DISPLAY_FONT [PIXEL_RATIO]\n");
    return 2;
  }
  const float pixel_ratio = argc > 4 ? std::strtof(argv[4], nullptr) : 2;
  for (const gallery::Sheet& sheet : gallery::sheets) {
    for (const Theme theme : {Theme::dark, Theme::light}) {
      testing::Stage stage(sheet.width, sheet.height, pixel_ratio);
      stage.load_fonts(argv[2], argv[3]);
      stage.input.theme = theme;
      stage.frame(sheet.draw);                        // the first frame of Dear ImGui shows no window
      stage.strike(ImGuiKey_RightArrow, sheet.draw);  // shows the focus
      const testing::Picture picture = stage.paint(sheet.draw);
      const std::string name = std::string(argv[1]) + "/" + sheet.name + (theme == Theme::dark ? "-dark" : "-light");
      bool written = picture.write_png(name + ".png");
      if (sheet.in_grey) written = picture.in_grey().write_png(name + "-grey.png") && written;
      if (!written) {
        std::fprintf(stderr, "cannot write %s\n", name.c_str());
        return 1;
      }
    }
  }
  return 0;
}
