#include "web/app/screens/widgets.h"

#include <algorithm>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/draw/mirrored_section.h"
#include "web/tables/seats.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

constexpr float line_gap = 4;

}  // namespace

float margin(const Ui& ui) { return ui.area().w < 700 || ui.compact() ? 12 : 24; }

bool sign_button(Ui& ui, const Rect& at, std::string_view id, std::string_view label, draw::Icon sign,
                 WidgetState state) {
  const bool tapped = ui.icon_button(at, id, label, state, true);
  ui.explain_button(at, id, label);
  constexpr float glyph = 11;  // half its size
  draw::icon(ui, draw::square_around(at.centre(), glyph), sign,
             state == WidgetState::enabled ? Ink::text_soft : draw::button_ink(state));
  return tapped;
}

bool dim_sign(Ui& ui, const Rect& at, std::string_view sign, std::string_view label, draw::Icon glyph) {
  const std::string id = "dim." + std::string(sign);
  const bool tapped = ui.hit_target(at, id, "", WidgetState::disabled).tapped;
  ui.explain_button(at, id, label);
  draw::icon(ui, draw::square_around(at.centre(), 11), glyph, Ink::panel_edge);
  return tapped;
}

std::pair<std::string_view, draw::Icon> sound_sign(bool muted) {
  if (muted) return {"app.sound.on", draw::Icon::muted};
  return {"app.sound.off", draw::Icon::sound};
}

bool sound_button(Ui& ui, const Rect& room) {
  const auto [key, sign] = sound_sign(ui.muted());
  const Rect at{room.x, room.y, std::min(room.w, row_height), std::min(room.h, row_height)};
  if (std::min(at.w, at.h) >= draw::Gesture::touch_size) return sign_button(ui, at, sound_button_id, ui.say(key), sign);
  ui.mirror.groups.back().buttons.push_back({std::string(sound_button_id), ui.say(key)});
  return false;
}

bool worded_button(Ui& ui, const Rect& at, std::string_view id, std::string_view label, draw::Icon sign,
                   WidgetState state, std::string_view brief) {
  const bool tapped = ui.icon_button(at, id, label, state);
  Rect inside = at.inset(10, 0);
  constexpr float glyph_size = 22;
  TextStyle style{.size = draw::type::body, .ink = draw::button_ink(state), .middle = true};
  const float room = inside.w - glyph_size - 8;
  const TextStyle small{.size = draw::min_text_size};
  const std::string_view words = brief.empty() || ui.text.height(room, label, small) <= inside.h ? label : brief;
  const float wide = ui.text.width(words, style);
  inside = inside.inset(std::max(0.0F, (room - wide) / 2), 0);
  draw::icon(ui, inside.take_left(glyph_size, draw::gap::near).fit(1), sign, draw::button_ink(state));
  if (wide > room) style.size = small.size;  // in two lines
  ui.text.draw(inside, words, style);
  return tapped;
}

bool tall_worded_button(Ui& ui, const Rect& at, std::string_view id, std::string_view label, std::string_view brief,
                        draw::Icon sign, WidgetState state) {
  const bool tapped = ui.icon_button(at, id, label, state);
  Rect inside = at.inset(2, 5);
  draw::icon(ui, inside.take_top(20, 2).fit(1), sign, draw::button_ink(state));
  ui.text.draw(inside, brief,
               {.size = draw::min_text_size, .ink = draw::button_ink(state), .align = Align::centre, .middle = true});
  return tapped;
}

void heading(Ui& ui, const Rect& at, std::string_view words, float size) {
  const Rect inside{at.x, at.y, at.w, at.h - 8};
  const TextStyle smallest{draw::min_text_size, Ink::text, Face::display, Align::centre, true};
  if (ui.text.width(words, smallest) <= at.w)
    ui.text.label(inside, words, {size, Ink::text, Face::display, Align::centre, true});
  else
    ui.text.clamped(inside, words, smallest);
  const float half = std::min(at.w, ui.text.width(words, {.size = size, .face = Face::display}) + 60) / 2;
  const float middle = at.centre().x;
  const float y = at.bottom() - 4;
  ui.pen().AddRectFilledMultiColor({middle - half, y}, {middle, y + 1.5F}, ui.colour(Ink::frame, 0),
                                   ui.colour(Ink::frame), ui.colour(Ink::frame), ui.colour(Ink::frame, 0));
  ui.pen().AddRectFilledMultiColor({middle, y}, {middle + half, y + 1.5F}, ui.colour(Ink::frame),
                                   ui.colour(Ink::frame, 0), ui.colour(Ink::frame, 0), ui.colour(Ink::frame));
}

void draw_lines(Ui& ui, Rect at, std::span<const std::string> lines, const TextStyle& style) {
  for (const std::string& line : lines)
    ui.text.draw(at.take_top(ui.text.height(at.w, line, style), line_gap), line, style);
}

float lines_height(const Ui& ui, float width, std::span<const std::string> lines, const TextStyle& style) {
  float height = 0;
  for (const std::string& line : lines) height += ui.text.height(width, line, style) + line_gap;
  return height;
}

std::string paragraph(std::span<const std::string> sentences) {
  std::string words;
  for (const std::string& sentence : sentences) text::add_sentence(words, sentence);
  return words;
}

std::string fitting_sentences(const Ui& ui, const Rect& at, std::span<const std::string> sentences,
                              const TextStyle& style) {
  std::string words = paragraph(sentences);
  while (!sentences.empty() && ui.text.height(at.w, words, style) > at.h) {
    sentences = sentences.first(sentences.size() - 1);
    text::add_sentence(words = paragraph(sentences), "…");
  }
  return sentences.empty() ? "" : words;
}

float caption_height(const Ui& ui, float width, std::string_view whole, std::span<const std::string> sentences,
                     const TextStyle& style, float least) {
  constexpr float one_line = 22;
  constexpr float share = 0.2F;  // of the screen's height, at most
  const float first = sentences.empty() ? 0 : ui.text.height(width, sentences.front(), style);
  if (ui.compact()) return std::max(one_line, first);
  return std::max({least, first, std::min(ui.text.height(width, whole, style), ui.area().h * share)});
}

void draw_caption(Ui& ui, const Rect& at, std::string_view whole, std::span<const std::string> sentences,
                  const TextStyle& style) {
  const bool fits = ui.text.height(at.w, whole, style) <= at.h;
  ui.text.draw(at, fits ? std::string(whole) : fitting_sentences(ui, at, sentences, style), style);
}

void portrait(Ui& ui, const Rect& at, Seat seat) { tables::draw_face(ui, at.centre(), at.fit(1).w / 2, seat); }

void mirror_table_words(Ui& ui, const Position& position, Seat seat) {
  for (const Section& section : position.in_words(seat)) draw::mirror_section(ui, section);
}

void mirror_log(Ui& ui, const MatchLog& log, std::size_t lines) {
  constexpr std::size_t most = 200;
  for (std::size_t line = lines - std::min(lines, most); line < lines; ++line)
    if (!log.is_quiet(line)) ui.mirror.log.push_back({log.event_of(line), log.lines()[line]});
}

std::string game_text(const Ui& ui, std::string_view game, std::string_view name) {
  return ui.say(std::string(game) + "." + std::string(name));
}

}  // namespace kairo::app
