#include "web/tables/seats.h"

#include <algorithm>

#include "web/draw/narrow.h"

namespace kairo::tables {

using draw::Ink;
using draw::Rect;

namespace {

/// As large as the room allows, on several lines if need be.
draw::TextStyle style_of_line(const draw::Ui& ui, const Rect& at, Ink ink, std::string_view words) {
  draw::TextStyle style{.size = at.w > 900 ? 22.0F : at.w > 480 ? 20.0F : 17.0F, .ink = ink, .middle = true};
  while (style.size > draw::min_text_size && ui.text_height(at.w, words, style) > at.h) --style.size;
  return style;
}

}  // namespace

draw::Animal animal_of(Seat seat) { return static_cast<draw::Animal>(seat); }

Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::seat_1) + seat); }

void draw_name(draw::Ui& ui, const Rect& at, Seat seat, bool asked) {
  const char* term = ui.has_answered(seat) ? "app.what.player.answered" : "app.what.player";
  ui.explain(at, "seat." + std::to_string(seat) + ".name", {.term = {term, {seat_name("seat", seat)}}});
  Rect rest = at;
  const float words = ui.text_width(ui.name(seat), {.size = draw::min_text_size});
  const bool tight = words > at.w - at.h - 4;
  constexpr float least_icon = 13;
  const float beside_icon = at.w - least_icon - 2;
  const bool whole = words <= at.w ? words > beside_icon : words * draw::narrowest > beside_icon;
  const bool bare = whole && words * draw::narrowest <= at.w;  // it says more than the sign and half a name
  if (!bare) {
    const Rect icon = rest.take_left(std::min(tight ? least_icon : at.h, at.w * 0.3F), tight ? 2 : 4);
    draw::animal(ui, icon.centre(), icon.w * 0.48F, animal_of(seat));
    if (ui.has_answered(seat)) ui.tick(icon.inset(-2), std::min(14.0F, icon.w * 0.7F));
  }
  ui.label(rest, ui.name(seat),
           {.size = std::clamp(at.h * 0.72F, 14.0F, 22.0F), .ink = asked ? Ink::gold : Ink::text, .middle = true});
}

void draw_question(draw::Ui& ui, Rect at, Seat seat, Seat me, std::string_view words) {
  ui.explain(at, "question", {.term = {"app.what.question"}});
  constexpr float gap = 6;
  const float icon = seat < max_seats ? std::min(at.h, 30.0F) : 0;
  const Rect beside{at.x, at.y, at.w - icon - gap, at.h};
  const draw::TextStyle style =
      style_of_line(ui, beside, seat == me && seat < max_seats ? Ink::text : Ink::text_soft, words);
  if (ui.shares_headline())
    at = at.inset(std::max(0.0F, (beside.w - ui.text_width(words, style)) / 2 - 1), 0);
  if (icon > 0) {
    const draw::Point centre = at.take_left(icon, gap).centre();
    if (ui.thinking()) draw::glow(ui.pen(), centre, icon, icon, ui.colour(ink_of(seat), 0.6F));
    draw::animal(ui, centre, icon * 0.46F, animal_of(seat));
  }
  if (ui.text_height(at.w, words, style) <= at.h)
    ui.text(at, words, style);
  else
    ui.label(at, words, style);
}

bool draw_event(draw::Ui& ui, const Rect& at, const Phrase& words) {
  if (words.empty()) return false;
  const std::string said = ui.say(words);
  draw::TextStyle style = style_of_line(ui, at, Ink::text, said);
  if (ui.text_height(at.w, said, style) > at.h) return false;
  if (ui.shares_headline()) style.align = draw::Align::centre;
  ui.text(at, said, style);
  return true;
}

}  // namespace kairo::tables
