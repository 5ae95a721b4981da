#include "web/tables/wicked/art/art.h"

#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::art {

using draw::darker;
using draw::lighter;
using draw::Painter;
using draw::Point;
using draw::Ui;

namespace {

constexpr ImU32 gold = tint::gold;
constexpr ImU32 night = tint::night;
constexpr ImU32 ivory = tint::ivory;
constexpr std::string_view square = "M -78 -90 L 78 -90 L 90 -78 L 90 78 L 78 90 L -78 90 L -90 78 L -90 -78 Z";
constexpr std::string_view lozenge = "M 0 -100 L 92 0 L 0 100 L -92 0 Z";

/// A plaque of dark stone with a golden edge.
void plaque(const Painter& painter, std::string_view shape, ImU32 stone) {
  painter.fill(shape, lighter(stone, 0.16F), darker(stone, 0.15F));
  painter.line(shape, gold, std::max(1.5F, painter.pixels(9)));
}

}  // namespace

void witch_sign(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "witch's sign");
  const Painter painter(ui.pen(), centre, radius, alpha);
  plaque(painter, square, tint::witch_plaque);
  painter.fill(
      "M -66 -62 C -72 -24 -48 -12 -30 -12 C -32 22 -20 54 0 74 C 20 54 32 22 30 -12 C 48 -12 72 -24 66 -62 "
      "C 56 -40 40 -34 22 -34 L -22 -34 C -40 -34 -56 -40 -66 -62 Z",
      ivory, darker(ivory, 0.12F));
  painter.fill("M -22 -4 C -12 -6 -6 2 -4 12 C -14 12 -20 6 -22 -4 Z M 22 -4 C 12 -6 6 2 4 12 C 14 12 20 6 22 -4 Z",
               tint::witch_plaque);
}

void soul_sign(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "soul's sign");
  const Painter painter(ui.pen(), centre, radius, alpha);
  const ImU32 stone = tint::soul_plaque;
  painter.disc({0, 0}, 94, lighter(stone, 0.16F), darker(stone, 0.15F));
  painter.ring({0, 0}, 92, gold, std::max(1.5F, painter.pixels(9)));
  painter.fill("M -60 -22 C -70 24 -42 66 0 66 C 42 66 70 24 60 -22 C 52 14 28 34 0 34 C -28 34 -52 14 -60 -22 Z",
               ivory, darker(ivory, 0.12F));
  painter.fill(
      "M 2 -74 C 10 -50 30 -38 28 -10 C 26 8 14 18 0 18 C -16 18 -28 8 -28 -10 C -28 -24 -20 -32 -14 -42 "
      "C -12 -34 -8 -30 -2 -28 C -6 -44 -4 -60 2 -74 Z",
      ivory, darker(ivory, 0.12F));
}

void impurity(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "impurity");
  const Painter painter(ui.pen(), centre, radius, alpha);
  constexpr std::string_view blot =
      "M -6 -98 C 2 -70 12 -60 26 -56 C 40 -58 52 -68 64 -82 C 60 -60 62 -46 66 -32 C 74 -22 86 -16 98 -14 "
      "C 84 -4 74 8 72 22 C 74 38 82 52 90 66 C 70 60 56 60 44 64 C 34 72 28 84 24 98 C 12 82 0 76 -14 76 "
      "C -28 78 -42 84 -56 92 C -52 72 -54 58 -60 46 C -70 36 -84 30 -98 28 C -82 16 -74 6 -72 -8 "
      "C -74 -24 -80 -36 -90 -50 C -70 -48 -56 -50 -44 -56 C -30 -64 -16 -78 -6 -98 Z";
  painter.fill(blot, tint::blot, tint::low_blot);
  painter.line(blot, tint::blot_edge, painter.line_width());
  painter.fill("M -34 -24 C -24 -38 -4 -38 2 -28 C -10 -26 -22 -18 -28 -6 C -36 -8 -38 -16 -34 -24 Z",
               tint::blot_shine);
}

void promotion_spell(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "promotion spell");
  const Painter painter(ui.pen(), centre, radius, alpha);
  plaque(painter, lozenge, night);
  const float width = std::max(2.0F, painter.pixels(15));
  painter.line("M -34 0 L 0 -40 L 34 0 M -34 38 L 0 -2 L 34 38", ivory, width);
}

void change_spell(Ui& ui, Point centre, float radius, float alpha) {
  const draw::NotedPicture noted(ui, "colour-change spell");
  const Painter painter(ui.pen(), centre, radius, alpha);
  plaque(painter, lozenge, night);
  const float width = std::max(2.0F, painter.pixels(12));
  for (const float turn : {0.0F, 180.0F}) {
    const Painter half = painter.at({0, 0}, 1, turn);
    half.line("M -38 8 C -38 -24 -10 -44 20 -30", ivory, width);
    half.fill("M 10 -52 L 48 -18 L 2 -4 Z", ivory);
  }
}

}  // namespace kairo::wicked::art
