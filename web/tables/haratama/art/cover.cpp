#include "web/draw/painter.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/table.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::fill_gradient;
using draw::Painter;
using draw::Rect;
using draw::Ui;

namespace {

constexpr ImU32 vermilion_top = tint::vermilion;
constexpr ImU32 vermilion_bottom = tint::low_vermilion;
constexpr ImU32 black = tint::lacquer;

constexpr std::string_view torii[] = {
    "M -58 -54 L -42 -54 L -38 120 L -60 120 Z",
    "M 58 -54 L 42 -54 L 38 120 L 60 120 Z",
    "M -8 -52 L 8 -52 L 8 -18 L -8 -18 Z",
    "M -76 -24 L 76 -24 L 76 -9 L -76 -9 Z",
    "M -96 -80 C -50 -64 50 -64 96 -80 L 90 -56 C 50 -46 -50 -46 -90 -56 Z",
};
constexpr std::string_view wisp =
    "M 6 -100 C 0 -60 44 -40 44 8 C 44 42 22 60 0 60 C -26 60 -46 40 -44 10 C -42 -20 -16 -30 -18 -62 "
    "C -12 -78 -4 -90 6 -100 Z";

void draw_wisp(const Painter& painter) {
  painter.glow({0, 10}, 150, tint::wisp_glow);
  painter.fill(wisp, tint::wisp, tint::low_wisp);
}

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  draw::Pen& pen = ui.pen();
  fill_gradient(pen, round_outline(at, 0), tint::cover_sky, tint::low_cover_sky);
  const Painter painter(pen, at.centre(), std::min(at.w, at.h) * 0.46F);
  painter.glow({0, 10}, 170, tint::dawn_glow);
  painter.disc({0, 4}, 70, tint::cover_sun, tint::low_cover_sun);
  // Hills run out to both sides, however wide the picture is.
  painter.fill("M -600 76 C -300 40 -160 30 -70 66 C 10 40 120 34 200 60 C 300 30 480 40 600 66 L 600 400 L -600 400 Z",
               tint::hill, tint::low_hill);
  for (const std::string_view beam : torii) painter.fill(beam, vermilion_top, vermilion_bottom);
  painter.fill("M -98 -88 C -50 -70 50 -70 98 -88 L 96 -79 C 50 -62 -50 -62 -96 -79 Z", black);
  painter.fill("M -600 104 C -200 84 200 84 600 104 L 600 400 L -600 400 Z", tint::field, tint::low_field);
  draw_wisp(painter.at({-78, 22}, 0.17F));
  draw_wisp(painter.at({82, -6}, 0.13F));
  art::mask(painter.at({0, 62}, 0.38F));
}

}  // namespace kairo::haratama::table
