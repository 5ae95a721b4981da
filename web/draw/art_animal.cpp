#include <array>
#include <string_view>

#include "web/draw/art.h"
#include "web/draw/painter.h"

namespace kairo::draw {
namespace {

struct AnimalArt {
  Ink ink;
  std::string_view shape;
  std::string_view cut;    ///< dark parts within: eyes, a nose
  std::string_view lines;  ///< dark lines within
};

// In the order of Animal.
constexpr std::array animals{
    AnimalArt{
        Ink::seat_1,
        "M 46 -98 C 58 -102 70 -94 67 -84 C 64 -64 56 -42 40 -20 C 38 4 52 26 68 52 L 54 52 L 66 80 L 52 78 "
        "L 60 97 L -70 97 L -66 78 L -80 80 C -84 52 -76 24 -58 2 C -60 -14 -62 -34 -74 -60 C -52 -60 -32 -54 -20 -42 "
        "C -10 -54 10 -66 22 -78 C 30 -86 38 -94 46 -98 Z",
        "M 46 -98 C 58 -102 70 -94 67 -84 L 57 -82 C 55 -90 51 -95 46 -98 Z",
        "M 64 -74 C 56 -64 50 -56 40 -48 M -8 -34 C 0 -42 8 -45 16 -45 M -36 40 L -48 62 M -6 44 L -14 68"},
    AnimalArt{Ink::seat_2,
              "M -7 4 C 2 -34 -10 -98 -36 -99 C -66 -96 -62 -28 -44 10 C -66 26 -74 56 -62 76 C -50 92 -24 98 0 98 "
              "C 24 98 50 92 62 76 C 74 56 66 26 44 10 C 62 -28 66 -96 36 -99 C 10 -98 -2 -34 7 4 C 3 2 -3 2 -7 4 Z",
              "M -34 32 C -22 32 -22 54 -34 54 C -46 54 -46 32 -34 32 Z M 34 32 C 46 32 46 54 34 54 "
              "C 22 54 22 32 34 32 Z M -11 64 L 11 64 L 0 77 Z",
              "M -39 -76 C -46 -52 -42 -20 -30 0 M 39 -76 C 46 -52 42 -20 30 0 M 0 77 L 0 86"},
    AnimalArt{Ink::seat_3,
              "M -64 96 C -88 30 -80 -50 -30 -82 C 0 -98 36 -92 54 -64 C 80 -60 98 -40 92 -4 C 90 8 86 16 80 20 "
              "C 78 4 70 -6 56 -8 C 48 2 36 4 26 2 C 34 20 32 36 46 54 L 28 52 L 50 80 L 34 78 L 46 96 Z",
              "M 18 -46 C 24 -56 38 -54 44 -44 C 36 -38 26 -38 18 -46 Z",
              "M 54 -64 C 52 -44 50 -24 56 -8 M -36 10 L -46 34 M -8 34 L -20 60"},
    AnimalArt{
        Ink::seat_4,
        "M -84 -90 C -60 -82 -40 -66 -28 -54 C -10 -60 10 -60 28 -54 C 40 -66 60 -82 84 -90 C 92 -56 90 -28 82 -4 "
        "C 92 30 82 62 56 80 C 36 94 16 98 0 98 C -16 98 -36 94 -56 80 C -82 62 -92 30 -82 -4 "
        "C -90 -28 -92 -56 -84 -90 Z",
        "M -54 6 C -44 -8 -26 -4 -20 14 C -32 24 -48 22 -54 6 Z M 54 6 C 44 -8 26 -4 20 14 C 32 24 48 22 54 6 Z "
        "M -10 40 L 10 40 L 0 52 Z",
        "M 0 52 L 0 62 C -4 70 -14 72 -22 66 M 0 62 C 4 70 14 72 22 66 M -34 52 L -96 42 M -34 60 L -90 70 "
        "M 34 52 L 96 42 M 34 60 L 90 70"},
    AnimalArt{Ink::seat_5,
              "M -62 -42 C -66 -70 -38 -82 -22 -68 C -8 -88 24 -88 34 -70 C 54 -84 84 -68 80 -44 C 102 -36 104 -2 84 6 "
              "C 92 24 82 42 64 44 L 62 94 L 44 94 L 40 50 C 26 62 0 62 -8 48 L -10 94 L -28 94 L -32 46 "
              "C -50 44 -60 32 -56 16 C -60 16 -62 12 -62 8 C -72 14 -86 12 -94 2 C -102 -8 -100 -18 -90 -23 "
              "C -82 -28 -76 -36 -70 -41 Z",
              "M -78 -16 C -73 -16 -73 -6 -78 -6 C -83 -6 -83 -16 -78 -16 Z",
              "M -62 -42 C -52 -34 -48 -24 -50 -12 C -52 -4 -56 2 -62 8 M -56 -30 C -40 -30 -34 -20 -34 -8 "
              "M -4 -20 C 4 -30 18 -28 20 -16 M 34 6 C 44 -4 56 0 58 12 M -2 20 C 6 12 18 14 22 24"},
};

const AnimalArt& art_of(Animal kind) { return animals[static_cast<std::size_t>(kind)]; }

}  // namespace

Ink animal_ink(Animal kind) { return art_of(kind).ink; }

Strokes strokes_of(Animal kind) {
  const AnimalArt& art = art_of(kind);
  return {art.shape, art.cut, art.lines};
}

void animal_shape(const Painter& painter, Animal kind, ImU32 body, ImU32 detail) {
  const AnimalArt& art = art_of(kind);
  painter.fill(art.shape, lighter(body, 0.1F), darker(body, 0.08F));
  painter.fill(art.cut, detail);
  painter.line(art.lines, detail, painter.line_width() * 0.8F);
}

void animal(Ui& ui, Point centre, float radius, Animal kind, float alpha) {
  const Painter painter = Painter(ui.pen(), centre, radius, alpha).at({0, 0}, 0.94F);
  const ImU32 body = ui.colour(animal_ink(kind));
  const ImU32 dark = darker(body, 0.85F);
  animal_shape(painter, kind, body, dark);
  painter.line(art_of(kind).shape, dark, painter.line_width());
}

}  // namespace kairo::draw
