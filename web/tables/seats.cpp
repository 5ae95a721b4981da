#include "web/tables/seats.h"

#include <algorithm>
#include <cmath>

#include "web/draw/narrow.h"
#include "web/draw/shapes.h"
#include "web/tables/screen.h"

namespace kairo::tables {

using draw::Ink;
using draw::Rect;

namespace {

/// Writes as large as the room allows, on several lines if need be; smaller if it then fits on one.
draw::TextStyle style_of_line(const draw::Ui& ui, const Rect& at, Ink ink, std::string_view words) {
  draw::TextStyle style{.size = at.w > 900   ? draw::type::title
                                : at.w > 480 ? draw::type::heading
                                             : draw::type::strong,
                        .ink = ink,
                        .middle = true};
  const float one_line = std::floor(style.size * at.w / std::max(1.0F, ui.text.width(words, style)));
  if (one_line >= 17) style.size = std::min(style.size, one_line);
  while (style.size > draw::min_text_size && ui.text.height(at.w, words, style) > at.h) --style.size;
  return style;
}

void explain_player(draw::Ui& ui, const Rect& at, Seat seat) {
  const char* term = ui.is_away(seat) || ui.is_returning(seat) ? "app.what.player.away"
                     : ui.has_answered(seat)                   ? "app.what.player.answered"
                                                               : "app.what.player";
  ui.explain(at, "seat." + std::to_string(seat) + ".name", {.term = {term, {seat_name("seat", seat)}}});
}

}  // namespace

draw::Animal animal_of(Seat seat) { return static_cast<draw::Animal>(seat); }

Ink ink_of(Seat seat) { return static_cast<Ink>(static_cast<int>(Ink::seat_1) + seat); }

std::string shown_name(const draw::Ui& ui, Seat seat) {
  std::string sign = ui.sign_of(seat);
  return sign.empty() ? ui.name(seat) : sign;
}

void draw_presence(draw::Ui& ui, const Rect& face, Seat seat) {
  if (!ui.is_away(seat) && !ui.is_returning(seat)) return;
  const float radius = std::min(face.w, face.h) / 2;
  ui.pen().AddCircleFilled(draw::vec(face.centre()), radius, ui.colour(Ink::panel, 0.7F));
  for (int dot = -1; dot <= 1 && ui.is_returning(seat); ++dot)
    ui.pen().AddCircleFilled({face.centre().x + px(dot) * radius * 0.6F, face.centre().y}, radius * 0.2F,
                             ui.colour(Ink::text));
}

void draw_name(draw::Ui& ui, const Rect& at, Seat seat, bool asked) {
  explain_player(ui, at, seat);
  Rect rest = at;
  const bool is_lit = asked && ui.asked() != draw::Asked::never;
  const std::string name = shown_name(ui, seat);
  const float words = ui.text.width(name, {.size = draw::min_text_size});
  const bool tight = words > at.w - at.h - 4;
  constexpr float least_icon = 13;
  const float beside_icon = at.w - least_icon - 2;
  const bool whole = words <= at.w ? words > beside_icon : words * draw::narrowest > beside_icon;
  const bool bare = whole && words * draw::narrowest <= at.w;  // it says more than the sign and half a name
  if (!bare) {
    const Rect icon = rest.take_left(std::min(tight ? least_icon : at.h, at.w * 0.3F), tight ? 2 : 4);
    draw::animal(ui, icon.centre(), icon.w * 0.48F, animal_of(seat));
    draw_presence(ui, icon, seat);
    if (ui.has_answered(seat)) draw::tick(ui, icon.inset(-2), std::min(14.0F, icon.w * 0.7F));
  }
  ui.text.label(
      rest, name,
      {.size = std::clamp(at.h * 0.72F, 14.0F, 22.0F), .ink = is_lit ? Ink::gold : Ink::text, .middle = true});
}

void draw_face(draw::Ui& ui, draw::Point centre, float radius, Seat seat) {
  ui.pen().AddCircleFilled(draw::vec(centre), radius, ui.colour(Ink::panel));
  ui.pen().AddCircle(draw::vec(centre), radius - 1, ui.colour(ink_of(seat)), 0, 2);
  draw::animal(ui, centre, radius * 0.72F, animal_of(seat));
}

void draw_hero(draw::Ui& ui, const Rect& at, Seat seat, Ink ink) {
  explain_player(ui, at, seat);
  Rect rest = at;
  const float radius = std::min(at.h * 0.48F, at.w * 0.15F);
  const draw::Point centre = rest.take_left(2 * radius, draw::gap::apart).centre();
  draw::glow(ui.pen(), centre, radius * 2.2F, radius * 1.7F, ui.lamplight(0.85F));
  draw_face(ui, centre, radius, seat);
  ui.text.label(rest, ui.name(seat),
                {.size = std::clamp(at.h * 0.42F, draw::type::strong, 32.0F),
                 .ink = ink,
                 .face = draw::Face::display,
                 .middle = true});
}

SeatPanel lay_seat_panel(const Rect& at) {
  const bool large = at.w >= 170 && at.h >= 100;
  const float face = large ? 40 : at.h >= 80 ? 28 : 24;
  const float beyond = large ? 6 : 4;  // the edge
  const float margin = large ? 10 : 7;
  SeatPanel panel{.all = at, .face = {at.x - beyond, at.y - beyond, face, face}};
  panel.rest = {at.x + margin, at.y + 1, at.w - 2 * margin + 2, at.h - margin * 0.7F};
  Rect head = panel.rest.take_top(face - beyond, large ? 4 : 1);
  head.take_left(panel.face.right() - head.x + (large ? 7 : 3));
  if (large) panel.number = head.take_right(std::min(head.w * 0.5F, 96.0F), 6);
  panel.name = head;
  return panel;
}

void draw_seat_plate(draw::Ui& ui, const Rect& at, const SeatState& state) {
  constexpr float radius = 8;
  constexpr float strip = 4;
  const bool is_lit = state.asked && ui.asked() != draw::Asked::never;
  if (is_lit) draw::soft_rect(ui.pen(), at, radius, 14, ui.lamplight(0.3F));
  draw::panel(ui, at);
  if (is_lit) draw::fill(ui.pen(), draw::round_outline(at, radius), ui.colour(Ink::ground_lit, 0.3F));
  draw::fill(ui.pen(), draw::round_outline(at, radius), state.wash);
  draw::fill(ui.pen(), draw::round_outline({at.x, at.y + radius / 2, strip, at.h - radius}, strip / 2),
             ui.colour(ink_of(state.seat)));
  if (is_lit) draw::stroke(ui.pen(), draw::round_outline(at, radius), ui.colour(Ink::live), 2);
}

void draw_seat_panel(draw::Ui& ui, const SeatPanel& panel, const SeatState& state) {
  draw_seat_plate(ui, panel.all, state);
  explain_player(ui, {panel.face.x, panel.face.y, panel.name.right() - panel.face.x, panel.face.h}, state.seat);
  const draw::TextStyle style{.size = panel.face.w >= 40 ? draw::type::strong : draw::type::body, .middle = true};
  const std::string name = shown_name(ui, state.seat);
  const float least = ui.text.width(name, {.size = draw::min_text_size}) * draw::narrowest;
  // Half a name says less than a whole one without the face.
  const bool has_face = least <= panel.name.w;
  const float left = has_face ? panel.name.x : panel.all.x + 6;  // beside the strip
  if (has_face) {
    draw_face(ui, panel.face.centre(), panel.face.w / 2, state.seat);
    draw_presence(ui, panel.face.inset(1), state.seat);
  }
  ui.text.label({left, panel.name.y, panel.name.right() - left, panel.name.h}, name, style);
  constexpr float corner = 10;  // what a tick has of it without a face
  const Rect ticked = has_face ? panel.face : draw::square_around({panel.all.x, panel.all.y}, corner / 2);
  if (ui.has_answered(state.seat)) draw::tick(ui, ticked, has_face ? 14 : corner);
}

void draw_question(draw::Ui& ui, Rect at, Seat seat, Seat me, std::string_view words) {
  if (ui.asked() == draw::Asked::never) return;
  ui.explain(at, "question", {.term = {"app.what.question"}});
  const bool waits = ui.asked() == draw::Asked::later && seat < max_seats;
  std::string of_coach;
  if (waits) of_coach = ui.say("app.lesson.waits");
  if (seat == me && ui.asked() == draw::Asked::coach) of_coach = ui.say("app.lesson.plays");
  if (!of_coach.empty()) words = of_coach;
  constexpr float gap = 6;
  const float icon = seat < max_seats && !waits ? std::min(at.h, 30.0F) : 0;
  const Rect beside{at.x, at.y, at.w - icon - gap, at.h};
  const bool is_asked = seat == me && seat < max_seats && ui.asked() == draw::Asked::now;
  const draw::TextStyle style = style_of_line(ui, beside, is_asked ? Ink::text : Ink::text_soft, words);
  if (ui.shares_headline()) at = at.inset(std::max(0.0F, (beside.w - ui.text.width(words, style)) / 2 - 1), 0);
  if (icon > 0) {
    const draw::Point centre = at.take_left(icon, gap).centre();
    if (ui.signals.thinking) draw::glow(ui.pen(), centre, icon, icon, ui.colour(ink_of(seat), 0.6F));
    draw::animal(ui, centre, icon * 0.46F, animal_of(seat));
  }
  if (ui.text.height(at.w, words, style) <= at.h)
    ui.text.draw(at, words, style);
  else
    ui.text.label(at, words, style);
}

bool draw_event(draw::Ui& ui, const Rect& at, const Phrase& words) {
  if (words.empty()) return false;
  const std::string said = ui.say(words);
  draw::TextStyle style = style_of_line(ui, at, Ink::text, said);
  if (ui.text.height(at.w, said, style) > at.h) return false;
  if (ui.shares_headline()) style.align = draw::Align::centre;
  ui.text.draw(at, said, style);
  return true;
}

bool draw_go_on(draw::Ui& ui, const Rect& at, const Rect& sheet) {
  constexpr float widest = 180;
  Rect foot{at.x, at.bottom() - go_on_height, at.w, go_on_height};
  if (sheet.w > 0 && sheet.bottom() <= foot.y && screen_for(at) == Screen::wide)
    foot = {sheet.x, sheet.bottom() + 4, sheet.w, go_on_height};
  else
    ui.pen().AddRectFilled({foot.x, foot.y}, {foot.right(), foot.bottom()}, ui.colour(Ink::ground, 0.94F));
  const float width = std::min(widest, foot.w);
  const Rect button = Rect{foot.centre().x - width / 2, foot.y, width, foot.h}.inset(0, 4);
  ui.mirror.begin_group("");
  const std::string words = ui.say("app.lesson.on");
  // A listener would wait for the result: nothing else is asked at the end of a match.
  if (ui.mirror.asked.empty()) ui.mirror.asked = words;
  const bool pressed = ui.button(button, "table.go_on", words, draw::WidgetState::primary);
  ui.mirror.lead_with_last_group();
  return pressed;
}

}  // namespace kairo::tables
