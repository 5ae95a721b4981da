#include "web/tables/galleria/board/counters.h"

#include <algorithm>

#include "engine/games/galleria/pieces/table.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr std::string_view blade =
    "M 0 -100 L 24 -70 L 24 26 L 60 26 L 60 46 L 16 46 L 16 96 L -16 96 L -16 46 L -60 46 L -60 26 L -24 26 L -24 -70 "
    "Z";

}  // namespace

void draw_blade(draw::Ui& ui, const Rect& at) {
  const draw::NotedPicture noted(ui, "power");
  const draw::Painter painter(ui.pen(), at.centre(), at.h / 2);
  painter.fill(blade, ui.colour(Ink::text_soft));
}

void draw_power(draw::Ui& ui, const Rect& at, int power) {
  Rect rest = at;
  const Rect sign = rest.take_left(at.w * 0.45F);
  const float high = std::min(at.h * 0.72F, 22.0F);
  draw_blade(ui, {sign.x, sign.centre().y - high / 2, sign.w, high});
  ui.number(rest, power, {.size = 16, .ink = Ink::text, .align = Align::centre, .middle = true});
}

void draw_counted(draw::Ui& ui, Rect at, Counted what, std::string_view n, Ink ink) {
  const draw::NotedPicture noted(ui, "count");
  const float high = std::min(at.h * 0.86F, 22.0F);
  const Rect strip = at.take_left(std::min(high * 0.72F, at.w * 0.3F), at.w < 40 ? 2.0F : 4.0F);
  const Rect sign{strip.x, strip.centre().y - high / 2, strip.w, high};
  switch (what) {
    case Counted::cards: ui.card_back(sign); break;
    case Counted::curios: draw_frame(ui, sign); break;
    case Counted::discards: ui.paper(sign, 8); break;
  }
  draw_worth(ui, at, n, {.size = std::clamp(at.h * 0.74F, 14.0F, 19.0F), .ink = ink, .middle = true});
}

void draw_worth(draw::Ui& ui, const Rect& at, std::string_view n, draw::TextStyle style) {
  style.face = draw::Face::display;
  while (style.size > draw::min_text_size && ui.text_width(n, style) > at.w) --style.size;
  ui.label(at, ui.text_width(n, style) > at.w ? n.substr(0, n.find('/')) : n, style);
}

std::string worth_of(const galleria::Table& table, Seat seat) {
  if (!is_alone(table)) return std::to_string(points_of(table, seat));
  return std::to_string(curios_of(table, seat)) + "/" + std::to_string(curios_to_win_alone);
}

}  // namespace kairo::galleria::table
