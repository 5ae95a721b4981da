#include <string_view>

#include "web/draw/art.h"
#include "web/draw/brush.h"

namespace kairo::draw {
namespace {

constexpr std::string_view horn =
    "M 14 -52 C 30 -46 56 -48 62 -74 C 64 -84 60 -94 52 -100 C 82 -92 92 -66 80 -44 C 68 -24 38 -18 16 -30 Z";
constexpr std::string_view hair =
    "M 0 -62 C 30 -62 40 -40 38 -14 C 38 10 52 22 60 44 C 40 50 26 42 20 30 L -20 30 C -26 42 -40 50 -60 44 "
    "C -52 22 -38 10 -38 -14 C -40 -40 -30 -62 0 -62 Z";
constexpr std::string_view face =
    "M 0 -48 C 20 -48 26 -30 24 -12 C 22 8 10 22 0 26 C -10 22 -22 8 -24 -12 C -26 -30 -20 -48 0 -48 Z";
constexpr std::string_view eyes =
    "M -17 -16 C -11 -22 -6 -18 -4 -12 C -10 -9 -15 -10 -17 -16 Z M 17 -16 C 11 -22 6 -18 4 -12 C 10 -9 15 -10 17 -16 "
    "Z";
constexpr std::string_view labyrinth =
    "M -14 96 C -52 92 -82 76 -88 52 M 14 96 C 52 92 82 76 88 52 M -66 50 C -58 70 -36 80 -10 82 M 12 70 C 36 68 56 60 "
    "64 46 "
    "M -44 52 C -36 62 -22 68 -8 68 M 10 56 C 20 56 30 52 36 48";

}  // namespace

void witch(Ui& ui, const Rect& at, float alpha) {
  const Brush brush = Brush::over(ui.pen(), at, alpha);
  const ImU32 gold = IM_COL32(226, 186, 98, 255);
  const ImU32 ivory = IM_COL32(244, 230, 204, 255);
  const ImU32 night = IM_COL32(50, 34, 70, 255);
  brush.glow({0, 0}, 130, ui.colour(Ink::live, 0.16F));
  brush.line(labyrinth, gold, brush.weight());
  for (const Brush& side : {brush, brush.mirrored()}) {
    side.fill(horn, ivory, darker(ivory, 0.35F));
    side.line(horn, darker(ivory, 0.8F), brush.weight());
  }
  brush.fill(hair, lighter(night, 0.12F), darker(night, 0.3F));
  brush.line(hair, gold, brush.weight());
  brush.fill(face, ivory, darker(ivory, 0.2F));
  brush.fill(eyes, darker(night, 0.5F));
  brush.line("M -6 6 C -2 9 2 9 6 6", darker(night, 0.3F), brush.weight() * 0.8F);
}

}  // namespace kairo::draw
