#include <array>
#include <string_view>

#include "web/draw/art.h"
#include "web/draw/brush.h"

namespace kairo::draw {
namespace {

struct AnimalArt {
  Ink ink;
  std::string_view head;
  std::string_view cut;      ///< dark parts within: eyes, the sheep's face
  std::string_view lines;    ///< dark lines within
  std::string_view shining;  ///< light parts upon the dark ones
};

// By the order of Animal.
constexpr std::array animals{
    AnimalArt{Ink::seat_1,
              "M 36 -98 L 50 -92 L 24 -46 L 64 -74 L 68 -60 C 56 -42 44 -28 36 -12 C 40 10 54 20 60 42 L 44 40 L 62 68 "
              "L 46 66 L 58 96 L -74 96 C -84 50 -80 8 -58 -18 C -60 -34 -70 -46 -86 -56 C -64 -64 -40 -58 -24 -48 "
              "C -8 -60 16 -78 36 -98 Z",
              "M -14 -34 L 8 -46 L 0 -32 Z", "M -58 -18 C -48 -26 -40 -28 -30 -28", ""},
    AnimalArt{Ink::seat_2,
              "M -8 10 C -2 -30 -14 -94 -34 -98 C -58 -98 -56 -30 -38 16 C -60 30 -66 58 -54 76 C -44 92 -20 98 0 98 "
              "C 20 98 44 92 54 76 C 66 58 60 30 38 16 C 56 -30 58 -98 34 -98 C 14 -94 2 -30 8 10 C 3 8 -3 8 -8 10 Z",
              "M -30 36 C -20 36 -20 54 -30 54 C -40 54 -40 36 -30 36 Z M 30 36 C 40 36 40 54 30 54 "
              "C 20 54 20 36 30 36 Z M -9 66 L 9 66 L 0 76 Z",
              "M -36 -78 C -42 -54 -38 -20 -28 4 M 36 -78 C 42 -54 38 -20 28 4", ""},
    AnimalArt{Ink::seat_3,
              "M -64 96 C -88 30 -80 -50 -30 -82 C 0 -98 36 -92 54 -64 C 80 -60 98 -40 92 -4 C 90 8 86 16 80 20 "
              "C 78 4 70 -6 56 -8 C 48 2 36 4 26 2 C 34 20 32 36 46 54 L 28 52 L 50 80 L 34 78 L 46 96 Z",
              "M 18 -46 C 24 -56 38 -54 44 -44 C 36 -38 26 -38 18 -46 Z",
              "M 54 -64 C 52 -44 50 -24 56 -8 M -36 10 L -46 34 M -8 34 L -20 60", ""},
    AnimalArt{
        Ink::seat_4,
        "M -84 -90 C -60 -82 -40 -66 -28 -54 C -10 -60 10 -60 28 -54 C 40 -66 60 -82 84 -90 C 92 -56 90 -28 82 -4 "
        "C 92 30 82 62 56 80 C 36 94 16 98 0 98 C -16 98 -36 94 -56 80 C -82 62 -92 30 -82 -4 "
        "C -90 -28 -92 -56 -84 -90 Z",
        "M -54 6 C -44 -8 -26 -4 -20 14 C -32 24 -48 22 -54 6 Z M 54 6 C 44 -8 26 -4 20 14 C 32 24 48 22 54 6 Z "
        "M -10 40 L 10 40 L 0 52 Z",
        "M 0 52 L 0 62 C -4 70 -14 72 -22 66 M 0 62 C 4 70 14 72 22 66 M -34 52 L -96 42 M -34 60 L -90 70 "
        "M 34 52 L 96 42 M 34 60 L 90 70",
        ""},
    AnimalArt{Ink::seat_5,
              "M -58 10 C -92 8 -94 -38 -62 -44 C -66 -80 -24 -98 0 -76 C 24 -98 66 -80 62 -44 C 94 -38 92 8 58 10 "
              "C 78 4 96 14 98 30 C 84 46 62 42 48 34 C 48 64 34 98 0 98 C -34 98 -48 64 -48 34 C -62 42 -84 46 -98 30 "
              "C -96 14 -78 4 -58 10 Z",
              "M -38 2 C -24 14 -12 -12 0 -4 C 12 -12 24 14 38 2 C 44 40 32 84 0 84 C -32 84 -44 40 -38 2 Z", "",
              "M -20 28 C -12 28 -12 42 -20 42 C -28 42 -28 28 -20 28 Z M 20 28 C 28 28 28 42 20 42 "
              "C 12 42 12 28 20 28 Z"},
};

void draw_animal(const Brush& brush, const AnimalArt& art, ImU32 body, ImU32 dark) {
  brush.fill(art.head, lighter(body, 0.1F), darker(body, 0.08F));
  brush.fill(art.cut, dark);
  if (!art.lines.empty()) brush.line(art.lines, dark, brush.weight() * 0.8F);
  if (!art.shining.empty()) brush.fill(art.shining, body);
}

}  // namespace

void animal(Ui& ui, Point centre, float radius, Animal kind, float alpha) {
  const AnimalArt& art = animals[static_cast<std::size_t>(kind)];
  const Brush brush = Brush(ui.pen(), centre, radius, alpha).at({0, 0}, 0.94F);
  const ImU32 body = ui.colour(art.ink);
  const ImU32 dark = darker(body, 0.85F);
  draw_animal(brush, art, body, dark);
  brush.line(art.head, dark, brush.weight());
}

void search_piece(Ui& ui, Point centre, float radius, Animal owner, float alpha) {
  const AnimalArt& art = animals[static_cast<std::size_t>(owner)];
  const Brush brush(ui.pen(), centre, radius, alpha);
  const ImU32 wood = ui.colour(art.ink);
  const ImU32 dark = darker(wood, 0.86F);
  // A turned disc: side, top, a groove near the rim.
  brush.disc({0, 10}, 92, darker(wood, 0.5F), darker(wood, 0.7F));
  brush.disc({0, -4}, 92, lighter(wood, 0.25F), darker(wood, 0.12F));
  brush.ring({0, -4}, 80, darker(wood, 0.4F), std::max(1.0F, brush.size(4)));
  draw_animal(brush.at({0, -4}, 0.62F), art, dark, lighter(wood, 0.1F));
  brush.ring({0, -4}, 92, dark, brush.weight() * 0.8F);
}

}  // namespace kairo::draw
