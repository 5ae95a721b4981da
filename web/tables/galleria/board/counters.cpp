#include "web/tables/galleria/board/counters.h"

#include <algorithm>
#include <string>

#include "engine/games/galleria/pieces/table.h"
#include "engine/games/galleria/rules.h"
#include "web/draw/painter.h"
#include "web/tables/galleria/curios.h"
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
  const float high = std::min(at.h * (at.h < 20 ? 1 : 0.72F), 22.0F);
  constexpr float least = 6;  // CSS pixels; narrower blades could not be counted
  const float step = std::min(high * 0.6F, at.w / px(std::max(1, power)));
  if (step >= least) {
    const float left = at.centre().x - step * px(power) / 2;
    for (int i = 0; i < power; ++i) draw_blade(ui, {left + px(i) * step, at.centre().y - high / 2, step, high});
    return;
  }
  Rect rest = at;
  const Rect sign = rest.take_left(at.w * 0.45F);
  draw_blade(ui, {sign.x, sign.centre().y - high / 2, sign.w, high});
  ui.text.number(rest, power, {.size = draw::type::body, .ink = Ink::text, .align = Align::centre, .middle = true});
}

void draw_face_down(draw::Ui& ui, const Rect& at, Counted what) {
  switch (what) {
    case Counted::cards: return draw::card_back(ui, at);
    case Counted::curios: return draw_frame(ui, at);
    case Counted::discards: return draw::paper(ui, at, 8);
  }
}

void draw_counted(draw::Ui& ui, Rect at, Counted what, Tally tally, Ink ink) {
  const draw::NotedPicture noted(ui, "count");
  const float high = std::min(at.h * 0.86F, 28.0F);
  const Rect strip = at.take_left(std::min(high * 0.72F, at.w * 0.3F), at.w < 40 ? 2.0F : 4.0F);
  const Rect sign{strip.x, strip.centre().y - high / 2, strip.w, high};
  draw_face_down(ui, sign, what);
  const float share = at.h < draw::type::headline ? 0.94F : 0.74F;  // a low line is all number
  draw_tally(ui, at, tally,
             {.size = std::clamp(at.h * share, 14.0F, draw::type::headline), .ink = ink, .middle = true});
}

void draw_tally(draw::Ui& ui, const Rect& at, Tally tally, draw::TextStyle style) {
  style.face = draw::Face::display;
  std::string words = std::to_string(tally.n);
  if (tally.of > 0) {
    const std::string whole = words + "/" + std::to_string(tally.of);
    while (style.size > draw::min_text_size && ui.text.width(whole, style) > at.w) --style.size;
    if (ui.text.width(whole, style) <= at.w) words = whole;
  }
  ui.text.label(at, words, style);
}

Tally worth_of(const View& view, Seat seat) {
  const galleria::Table& table = view.table;
  if (is_alone(table)) return {curios_of(table, seat), curios_to_win_alone};
  if (table.phase == Phase::over) return {score_so_far(view)->of[seat].total};
  return {points_of(table, seat)};
}

}  // namespace kairo::galleria::table
