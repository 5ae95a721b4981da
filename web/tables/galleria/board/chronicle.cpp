#include "web/tables/galleria/board/chronicle.h"

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "web/draw/shapes.h"
#include "web/tables/galleria/animation/moment.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/pictured.h"
#include "web/tables/seats.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;

namespace {

constexpr float sign_size = 26;
constexpr float least_line = 30;
constexpr float space = 5;

/// False, and nothing drawn, if there is no room.
bool draw_entry(draw::Ui& ui, Rect& rest, const ChronicleEntry& entry, Ink ink) {
  Rect line = rest;
  const Rect face = line.take_left(sign_size, space);
  const DrawPicture picture = picture_in(entry.words);
  const Rect sign = line.take_right(picture ? sign_size : 0, space);
  const std::string words = ui.say(entry.words);
  const draw::TextStyle style{.size = draw::min_text_size, .ink = ink, .middle = true};
  const float high = std::max(least_line, ui.text.height(line.w, words, style));
  if (high > rest.h) return false;
  const float middle = rest.y + high / 2;
  if (entry.seat < max_seats)
    draw::animal(ui, {face.centre().x, middle}, sign_size * 0.4F, kairo::tables::animal_of(entry.seat));
  if (picture) picture(ui, {sign.x, middle - sign_size / 2, sign_size, sign_size});
  ui.text.draw({line.x, rest.y, line.w, high}, words, style);
  rest.take_top(high, space);
  return true;
}

}  // namespace

std::vector<ChronicleEntry> chronicle_of(const View& view, std::span<const Event> events) {
  std::vector<ChronicleEntry> entries;
  for (const Event& event : events) {
    const bool names_stolen = kind_of(event) == EventKind::stolen_card;
    if (names_stolen && !entries.empty()) entries.pop_back();  // it says more than the theft before it
    if (names_stolen || has_words(event, view.me)) entries.push_back({event.seat, event_phrase(view, event)});
  }
  return entries;
}

std::vector<Phrase> losses_of(const View& view, Seat turn, std::span<const Event> events) {
  std::vector<Phrase> losses;
  for (const Event& event : events) {
    if (!is_loss(event, view.me, turn)) continue;
    if (kind_of(event) == EventKind::stolen_card) losses.pop_back();  // it says more than the theft before it
    losses.push_back(event_phrase(view, event));
  }
  return losses;
}

void draw_chronicle(draw::Ui& ui, const Rect& at, std::span<const ChronicleEntry> entries) {
  if (entries.empty()) return;
  ui.explain(at, "chronicle", explanation_of("galleria.what.chronicle"));
  Rect rest = at.inset(4, 2);
  Ink ink = Ink::text;
  for (auto one = entries.rbegin(); one != entries.rend(); ++one) {
    if (!draw_entry(ui, rest, *one, ink)) return;
    ink = Ink::text_soft;
  }
}

}  // namespace kairo::galleria::table
