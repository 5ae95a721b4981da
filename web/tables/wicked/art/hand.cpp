#include "web/tables/wicked/art/art.h"

#include <array>

#include "web/draw/motion.h"
#include "web/draw/painter.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::art {

using draw::darker;
using draw::ease;
using draw::Ink;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::Ui;

namespace {

/// A finger as seen on an open hand, on the square of −100 … 100.
struct Finger {
  Point knuckle;
  Point tip;
  float width;
};

constexpr std::array fingers{
    Finger{{-38, -2}, {-50, -74}, 24},
    Finger{{-13, -10}, {-17, -94}, 25},
    Finger{{13, -9}, {17, -90}, 25},
    Finger{{37, 0}, {48, -66}, 22},
};

/// A stroke with round ends and an edge around it.
void capsule(const Painter& painter, Point a, Point b, float width, ImU32 skin, ImU32 edge) {
  const auto pass = [&](float thick, ImU32 colour) {
    const ImVec2 from = vec(painter.to_screen(a));
    const ImVec2 to = vec(painter.to_screen(b));
    painter.pen().AddLine(from, to, colour, thick);
    painter.pen().AddCircleFilled(from, thick / 2, colour);
    painter.pen().AddCircleFilled(to, thick / 2, colour);
  };
  pass(painter.pixels(width) + 2 * painter.line_width(), edge);
  pass(painter.pixels(width), skin);
}

Point between(Point a, Point b, float t) { return a + (b - a) * t; }

}  // namespace

void hand(Ui& ui, const Rect& at, float closed, Ink ink, float faint) {
  const draw::NotedPicture noted(ui, "hand");
  const Painter painter = Painter::over(ui.pen(), at);
  const float c = ease(closed);
  const auto fainter = [&](ImU32 colour) { return draw::blend(colour, ui.colour(Ink::panel), faint); };
  const ImU32 skin = fainter(ui.colour(ink));
  const ImU32 edge = fainter(darker(ui.colour(ink), 0.82F));

  // Fingers shorten towards the viewer while the hand closes, and then lie over the palm.
  for (const Finger& finger : fingers)
    capsule(painter, finger.knuckle, between(finger.tip, finger.knuckle, c), finger.width, skin, edge);
  const Point thumb_root{-42, 40};
  const Point thumb_tip = between({-88, 2}, {4, 34}, c);
  if (c < 0.5F) capsule(painter, thumb_root, thumb_tip, 26, skin, edge);
  constexpr std::string_view palm =
      "M -52 0 C -56 28 -50 56 -34 72 L -32 84 L 33 84 L 36 70 C 52 52 54 26 50 0 C 20 -14 -20 -14 -52 0 Z";
  painter.fill(palm, skin, darker(skin, 0.14F));
  painter.line(palm, edge, painter.line_width());
  if (c > 0.05F)
    for (const Finger& finger : fingers)
      capsule(painter, finger.knuckle, finger.knuckle + Point{-finger.knuckle.x * 0.08F, 40 * c}, finger.width, skin,
              edge);
  if (c >= 0.5F) capsule(painter, thumb_root, thumb_tip, 26, skin, edge);

  constexpr std::string_view cuff = "M -44 72 C -20 80 20 80 46 72 L 52 100 L -50 100 Z";
  painter.fill(cuff, fainter(tint::cuff), fainter(tint::low_cuff));
  painter.line("M -44 72 C -20 80 20 80 46 72", fainter(tint::gold), std::max(1.5F, painter.pixels(6)));
}

}  // namespace kairo::wicked::art
