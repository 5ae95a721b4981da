#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::art {

using draw::blend;
using draw::darker;
using draw::Ink;
using draw::lighter;
using draw::Painter;
using draw::Point;
using draw::Ui;

namespace {

constexpr std::string_view torii[] = {
    "M -60 -52 L -34 -52 L -30 94 L -62 94 Z",
    "M 60 -52 L 34 -52 L 30 94 L 62 94 Z",
    "M -11 -50 L 11 -50 L 11 -18 L -11 -18 Z",
    "M -84 -24 L 84 -24 L 84 0 L -84 0 Z",
    "M -100 -90 C -52 -72 52 -72 100 -90 L 92 -54 C 50 -44 -50 -44 -92 -54 Z",
};
constexpr std::string_view wisp =
    "M 34 -100 C 8 -70 78 -42 78 22 C 78 68 44 98 0 98 C -46 98 -78 66 -76 22 C -74 -22 -34 -30 -16 -58 "
    "C -6 -74 10 -92 34 -100 Z";
constexpr std::string_view wisp_heart =
    "M 10 -18 C 4 6 42 18 40 46 C 38 68 20 80 0 80 C -22 80 -40 66 -40 44 C -38 16 -2 10 10 -18 Z";
constexpr std::string_view talisman = "M -56 -80 L -34 -100 L 34 -100 L 56 -80 L 56 100 L -56 100 Z";
constexpr std::string_view talisman_script = "M -30 -56 L 30 -56 M 0 -56 L 0 76 M -34 -8 L 34 -8 M -26 38 L 26 38";

/// A disc with rays; few and broad ones, so that they do not run together when small.
void draw_sun(const Painter& painter, ImU32 body) {
  constexpr int rays = 8;
  for (int i = 0; i < rays; ++i)
    painter.at({0, 0}, 1, 360.0F * static_cast<float>(i) / rays).fill("M -17 -64 L 0 -100 L 17 -64 Z", body);
  painter.disc({0, 0}, 54, lighter(body, 0.14F), darker(body, 0.1F));
}

constexpr std::string_view bead =
    "M 4 -96 C 58 -96 92 -54 86 2 C 78 66 22 100 -52 94 C -22 82 2 62 2 36 C -44 40 -80 8 -76 -36 "
    "C -72 -74 -38 -96 4 -96 Z";
/// Degrees: upright it would be taken for a 9, next to a rank above all.
constexpr float lying = 40;

}  // namespace

Ink suit_ink(Suit kind) {
  constexpr std::array inks{Ink::red, Ink::blue, Ink::purple, Ink::green};
  return inks[static_cast<std::size_t>(kind)];
}

void suit(Ui& ui, Point centre, float radius, Suit kind, float alpha) {
  const draw::NotedPicture noted(ui, "suit");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const ImU32 body = ui.colour(suit_ink(kind));
  const ImU32 top = lighter(body, 0.12F);
  const ImU32 bottom = darker(body, 0.12F);
  constexpr float rimmed_from = 12;  // a rim on a smaller one would eat its shape
  const auto rim = [&](std::string_view shape) {
    if (radius >= rimmed_from) painter.line(shape, darker(body, 0.6F), painter.line_width() * 0.7F);
  };
  switch (kind) {
    case Suit::torii:
      for (const std::string_view beam : torii) painter.fill(beam, top, bottom);
      return;
    case Suit::sun: return draw_sun(painter, body);
    case Suit::wisp:
      painter.fill(wisp, top, bottom);
      painter.fill(wisp_heart, lighter(body, 0.7F), lighter(body, 0.4F));
      return rim(wisp);
    case Suit::talisman:
      painter.fill(talisman, top, bottom);
      painter.line(talisman_script, lighter(body, 0.86F), std::max(1.2F, painter.pixels(13)));
      return rim(talisman);
  }
}

void jewel(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "jewel");
  const Painter painter = Painter(ui.pen(), centre, radius, alpha).at({0, 0}, 1, lying);
  const ImU32 jade = tint::jade;
  painter.fill(bead, lighter(jade, 0.35F), darker(jade, 0.12F));
  constexpr float rimmed_from = 4.8F;  // on a smaller one the tip of the rim would stand out
  if (radius >= rimmed_from) painter.line(bead, darker(jade, 0.62F), painter.line_width() * 0.8F);
  painter.disc({0, -34}, 17, darker(jade, 0.7F));
}

void missing_jewel(Ui& ui, Point centre, float radius) {
  const draw::NotedPicture noted(ui, "jewel");
  Painter(ui.pen(), centre, radius * 0.84F).at({0, 0}, 1, lying).line(bead, ui.colour(Ink::text_soft, 0.8F), 1.25F);
}

void gate(const Painter& painter, ImU32 colour) {
  for (const std::string_view beam : torii) painter.fill(beam, colour);
}

void sky_sign(Ui& ui, Point centre, float radius, float day) {
  const draw::NotedPicture noted(ui, "sky");
  const Painter painter(ui.pen(), centre, radius);
  const ImU32 top = blend(tint::night, tint::morning, day);
  const ImU32 bottom = blend(tint::low_night, tint::low_morning, day);
  painter.disc({0, 0}, 98, top, bottom);
  if (day < 0.5F) {
    constexpr std::string_view moon =
        "M 30 -70 C -16 -70 -62 -40 -62 4 C -62 48 -26 74 12 72 C 36 70 54 58 66 40 C 26 50 -10 28 -12 -8 "
        "C -14 -36 4 -58 30 -70 Z";
    painter.fill(moon, tint::moon);
    for (const Point star : {Point{44, -26}, Point{30, 8}, Point{66, 0}}) painter.disc(star, 6, tint::moon);
  } else {
    suit(ui, centre, radius * 0.7F, Suit::sun);
  }
  painter.ring({0, 0}, 96, ui.colour(Ink::gold), std::max(1.5F, painter.pixels(7)));
}

}  // namespace kairo::haratama::art
