#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::art {

using draw::Painter;

namespace {

constexpr std::string_view outline =
    "M -72 -84 L -34 -48 C -12 -56 12 -56 34 -48 L 72 -84 C 80 -40 74 -4 52 30 C 38 54 20 80 0 92 "
    "C -20 80 -38 54 -52 30 C -74 -4 -80 -40 -72 -84 Z";
constexpr std::string_view red =
    "M 62 -64 L 58 -26 L 42 -42 Z M 0 -46 C 7 -32 7 -20 0 -8 C -7 -20 -7 -32 0 -46 Z M 54 14 L 22 24 L 46 28 Z "
    "M 42 36 L 18 38 L 32 50 Z";
constexpr std::string_view eye = "M 48 -6 C 36 -20 18 -14 10 4 C 24 8 38 6 48 -6 Z";

}  // namespace

void mask(const Painter& painter) {
  painter.fill(outline, tint::mask, tint::low_mask);
  for (const Painter& side : {painter, painter.mirrored()}) {
    side.fill(red, tint::vermilion, tint::low_vermilion);
    side.fill(eye, tint::lacquer);
  }
  painter.fill("M -9 68 L 9 68 L 0 80 Z", tint::lacquer);
  painter.line(outline, tint::lacquer, painter.line_width());
}

}  // namespace kairo::haratama::art
