#include <array>
#include <string_view>

#include "web/draw/art.h"
#include "web/draw/painter.h"

namespace kairo::draw {
namespace {

struct IconArt {
  std::string_view lines;
  std::string_view filled;
};

// In the order of Icon.
constexpr std::array icon_art{
    IconArt{"M -58 -18 L 22 -18 C 84 -18 84 70 22 70 L -20 70", "M -44 -62 L -44 26 L -92 -18 Z"},  // undo
    IconArt{"M -70 -56 L -70 -54 M -36 -55 L 76 -55 M -70 -1 L -70 1 M -36 0 L 76 0 M -70 54 L -70 56 M -36 55 L 44 55",
            ""},                                                                // log
    IconArt{"M -76 -52 L 76 -52 M -76 0 L 76 0 M -76 52 L 76 52", ""},          // menu
    IconArt{"M -84 40 C -70 -14 -34 -30 20 -30", "M 6 -76 L 88 -28 L 6 20 Z"},  // pass_on
    IconArt{"M -60 -60 L 60 60 M 60 -60 L -60 60", ""},                         // close
    IconArt{"M 34 -76 L -42 0 L 34 76", ""},                                    // back
    IconArt{"M -84 0 L 84 0 M -68 -50 C -30 -34 30 -34 68 -50 M -68 50 C -30 34 30 34 68 50 M 0 -84 C -56 -40 -56 40 "
            "0 84 C 56 40 56 -40 0 -84 M 84 0 C 84 112 -84 112 -84 0 C -84 -112 84 -112 84 0",
            ""},  // language
    IconArt{"M -80 -62 L 80 -62 L 80 44 L -10 44 L -46 80 L -46 44 L -80 44 Z M -44 -26 L 44 -26 M -44 8 L 20 8",
            ""},                                                                        // words
    IconArt{"M -38 -40 C -38 -88 42 -90 42 -40 C 42 -6 0 -10 0 30 M 0 70 L 0 74", ""},  // help
    IconArt{"M -34 -76 L 42 0 L -34 76", ""},                                           // next
    IconArt{"M -92 0 C -52 -68 52 -68 92 0 C 52 68 -52 68 -92 0 Z",
            "M 28 0 C 28 38 -28 38 -28 0 C -28 -38 28 -38 28 0 Z"},                               // eye
    IconArt{"M -70 -80 L -70 80 M -70 30 C -66 -6 -30 -26 10 -26", "M 4 -72 L 86 -26 L 4 20 Z"},  // branch
    IconArt{"M -66 -10 L -56 0 L -66 10 L -76 0 Z M 0 -10 L 10 0 L 0 10 L -10 0 Z M 66 -10 L 76 0 L 66 10 L 56 0 Z",
            ""},                                                                                // more
    IconArt{"M 0 -80 L 0 22 M -42 -20 L 0 22 L 42 -20 M -78 34 L -78 76 L 78 76 L 78 34", ""},  // file
    IconArt{"M -4 -56 L -4 56 L -82 0 Z M 82 -56 L 82 56 L 4 0 Z", ""},                         // again
    IconArt{"M -60 74 L -60 10 M 0 74 L 0 -74 M 60 74 L 60 -28 M -84 78 L 84 78", ""},          // scores
    IconArt{"M -26 40 C -26 14 -58 4 -58 -32 C -58 -104 58 -104 58 -32 C 58 4 26 14 26 40 Z M -24 62 L 24 62 M -12 84 "
            "L 12 84",
            ""},  // hint
    IconArt{"M 34 -16 C 34 50 -66 50 -66 -16 C -66 -82 34 -82 34 -16 Z M 22 22 L 80 80 M -40 -10 L -22 10 L 10 -34",
            ""},  // review
    IconArt{"M 26 -34 C 46 -16 46 16 26 34 M 54 -64 C 94 -28 94 28 54 64",
            "M -84 -28 L -50 -28 L -6 -70 L -6 70 L -50 28 L -84 28 Z"},                                       // sound
    IconArt{"M 30 -30 L 86 30 M 86 -30 L 30 30", "M -84 -28 L -50 -28 L -6 -70 L -6 70 L -50 28 L -84 28 Z"},  // muted
    IconArt{"M -82 -66 L 82 -66 L 82 66 L -82 66 Z M -78 54 L -26 -8 L 12 34 L 38 8 L 78 50",
            "M 58 -30 C 58 -8 24 -8 24 -30 C 24 -52 58 -52 58 -30 Z"},  // picture
    IconArt{"", "M -48 -76 L 74 0 L -48 76 Z"},                         // play
    IconArt{"M -32 -66 L -32 66 M 32 -66 L 32 66", ""},                 // pause
};
static_assert(icon_art.size() == icons);

}  // namespace

Strokes strokes_of(Icon kind) {
  const IconArt& art = icon_art[static_cast<std::size_t>(kind)];
  return {art.filled, "", art.lines};
}

void icon(Ui& ui, const Rect& at, Icon kind, Ink ink) {
  const IconArt& art = icon_art[static_cast<std::size_t>(kind)];
  const Painter painter = Painter::over(ui.pen(), at);
  const ImU32 colour = ui.colour(ink);
  painter.fill(art.filled, colour);
  painter.line(art.lines, colour, std::clamp(painter.pixels(17), 1.75F, 4.0F));
}

}  // namespace kairo::draw
