#include "web/tables/galleria/board/marks.h"

#include <algorithm>
#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/galleria/board/stone.h"

namespace kairo::galleria::table {

using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

// Draws on a square of −100 … 100 (web/draw/painter.h).
constexpr std::string_view star =
    "M 0 -80 L 20 -24 L 78 -24 L 32 12 L 50 70 L 0 36 L -50 70 L -32 12 L -78 -24 L -20 -24 Z";
constexpr std::string_view lantern_roof = "M -52 -34 C -40 -66 40 -66 52 -34 Z M -58 56 L 58 56 L 66 82 L -66 82 Z";
constexpr std::string_view lantern_glass = "M -42 -30 L 42 -30 L 50 54 L -50 54 Z";
constexpr std::string_view lantern_handle = "M -28 -60 C -34 -112 34 -112 28 -60";
constexpr std::string_view flame = "M 0 -26 C 30 6 26 46 0 46 C -26 46 -30 6 0 -26 Z";

}  // namespace

void draw_event_mark(draw::Ui& ui, Point centre, float radius, bool live, float alpha) {
  const draw::NotedPicture noted(ui, "event mark");
  const Painter painter(ui.pen(), centre, radius, alpha);
  if (!live) {
    const Rect round = draw::square_around(centre, radius * 0.75F);
    return dash(ui.pen(), draw::round_outline(round, round.w), radius * 0.35F, draw::with_alpha(stone::event, alpha),
                std::max(1.4F, radius * 0.16F));
  }
  painter.disc({0, 0}, 100, stone::dark_event);
  painter.ring({0, 0}, 92, stone::seen(ui, stone::event_edge), std::max(1.2F, radius * 0.13F));
  painter.at({0, 0}, 0.8F).fill(star, stone::star_shine);
}

void draw_lamp(draw::Ui& ui, Point centre, float radius, bool lit, bool heard) {
  const Painter painter(ui.pen(), centre, radius * 1.15F);
  const ImU32 iron = stone::seen(ui, lit ? stone::post : stone::cold_cap);
  const ImU32 light = heard ? stone::heard_streak : stone::streak;
  if (lit) painter.glow({0, 10}, 200, draw::with_alpha(light, 0.6F));
  painter.fill(lantern_glass, lit ? light : stone::seen(ui, stone::cold_floor));
  painter.fill(lantern_roof, iron);
  painter.line(lantern_handle, iron, std::max(1.0F, painter.pixels(12)));
  if (!lit) painter.line(lantern_glass, iron, 1);
}

void draw_start(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "start card");
  const Painter painter(ui.pen(), at.centre(), at.w * 0.19F);
  painter.glow({0, 0}, 310, draw::with_alpha(stone::start_glow, 0.75F));
  painter.disc({0, 0}, 100, stone::start, stone::low_start);
  painter.ring({0, 0}, 100, stone::start_edge, std::max(1.0F, painter.pixels(9)));
  const Painter lantern = painter.at({0, 8}, 0.74F);
  const ImU32 iron = stone::lantern_iron;
  lantern.fill(lantern_glass, stone::lantern_glass);
  lantern.fill(flame, stone::lantern_flame);
  lantern.fill(lantern_roof, iron);
  lantern.line(lantern_handle, iron, std::max(1.2F, lantern.pixels(13)));
}

}  // namespace kairo::galleria::table
