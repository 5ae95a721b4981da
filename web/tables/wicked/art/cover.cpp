#include "web/draw/labyrinth.h"
#include "web/draw/painter.h"
#include "web/tables/wicked/table.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::table {

using draw::fill_gradient;
using draw::Painter;
using draw::Rect;
using draw::Ui;

namespace {

constexpr ImU32 gold = tint::gold;

// Her shoulders end where the disc behind her does.
constexpr std::string_view head =
    "M 0 -34 C 20 -34 28 -20 26 -2 C 26 8 34 20 48 26 C 58 30 66 34 72 40 C 56 64 30 78 0 78 C -30 78 -56 64 -72 40 "
    "C -66 34 -58 30 -48 26 C -34 20 -26 8 -26 -2 C -28 -20 -20 -34 0 -34 Z";
constexpr std::string_view horn = "M 8 -30 C 30 -28 52 -34 52 -70 C 74 -50 72 -14 46 -8 C 36 -6 28 -8 22 -12 Z";
constexpr std::string_view eye = "M 17 2 C 13 -4 7 -2 4 4 C 9 7 14 7 17 2 Z";

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  draw::Pen& pen = ui.pen();
  fill_gradient(pen, round_outline(at, 0), tint::dusk, tint::deep_dusk);
  const Painter painter(pen, at.centre(), std::min(at.w, at.h) * 0.46F);
  painter.glow({0, 0}, 210, tint::ember_glow);
  const float line = std::max(1.0F, painter.pixels(3));
  draw_labyrinth(painter, gold, line);
  // One corridor is lit.
  painter.arc({0, 0}, 93, 93, 206, 300, tint::halo, painter.pixels(30));
  painter.arc({0, 0}, 93, 93, 208, 298, tint::bright_halo, painter.pixels(16));
  painter.disc({0, 0}, 56, tint::fire, tint::low_fire);
  painter.ring({0, 0}, 56, gold, line);

  const Painter witch = painter.at({0, 6}, 0.62F);
  const ImU32 black = tint::silhouette;
  for (const Painter& side : {witch, witch.mirrored()}) side.fill(horn, black);
  witch.fill(head, black);
  for (const Painter& side : {witch, witch.mirrored()}) side.fill(eye, tint::burning_eye);
}

}  // namespace kairo::wicked::table
