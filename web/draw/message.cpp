#include "web/draw/message.h"

#include <algorithm>
#include <utility>

#include "web/draw/observer.h"
#include "web/draw/placing.h"
#include "web/draw/shapes.h"
#include "web/draw/surfaces.h"
#include "web/text/help.h"

namespace kairo::draw {

namespace {

/// In CSS pixels: words that lie further away do not show by their place what they are about.
constexpr float farthest = 24;

/// Whether a frame around it tells the words from others: they lie elsewhere, and it is not most of the screen.
bool needs_frame(const Rect& about, const Rect& words, const Rect& screen) {
  constexpr float largest = 0.3F;
  if (about.w <= 0 || about.h <= 0 || about.w * about.h > largest * screen.w * screen.h) return false;
  const Rect near = intersection(about.inset(-farthest), words);
  return near.w <= 0 || near.h <= 0;
}

}  // namespace

void Message::begin_frame(bool pressed) {
  kept_off_.clear();
  widest_ = usual_width;
  if (!shown_.until) shown_.until = frame_.now() + shown_.seconds;
  if (pressed || frame_.now() >= *shown_.until) shown_ = {};
}

void Message::show(const Rect& about, std::string_view words, Ink ink) {
  if (words.empty()) return;
  const double seconds = std::clamp(2.0 + 0.05 * static_cast<double>(words.size()), 3.0, 9.0);
  shown_ = {about, std::string(words), ink, seconds, std::nullopt};
  signals_.refused |= ink == Ink::warn;
}

void Message::show(const Rect& about, const Phrase& phrase, Ink ink) {
  show(about, frame_.say(phrase), ink);
  shown_.section = text::section_of(phrase.key);
}

std::string Message::take_refusal() {
  const bool is_new = !shown_.until;
  return is_new && shown_.ink == Ink::warn ? std::exchange(shown_, {}).words : "";
}

void Message::retract_refusal() {
  if (shown_.ink == Ink::warn) shown_ = {};
}

std::optional<double> Message::remaining() const {
  if (shown_.words.empty()) return std::nullopt;
  return shown_.until ? std::max(0.0, *shown_.until - frame_.now()) : shown_.seconds;
}

void Message::end_frame() {
  if (shown_.words.empty()) return;
  const NotedGroup noted(Observer::Group::message);
  mirror_.message = shown_.words;
  const TextStyle style{type::body, shown_.ink, Face::reading, Align::centre};
  constexpr float margin = 12;
  const Rect& room = frame_.area();
  const float all = text_.width(shown_.words, style) + 2 * margin + 4;
  constexpr float link_height = 36;
  const float link = shown_.section.empty() ? 0 : link_height;
  Placed placed;
  for (const float wanted : {widest_, 260.0F, 190.0F, 140.0F}) {
    const float width = std::min({wanted, widest_, room.w - 2 * margin, all});
    const Rect lines{0, 0, width - 2 * margin, room.h - 2 * margin - link - 8};
    if (placed.at.w > 0 && !text_.fits(lines, shown_.words, style)) continue;
    const float height = text_.height(width - 2 * margin, shown_.words, style) + 2 * margin + link;
    const Placed there = place_words(gesture_, explainer_,
                                     {.room = room.inset(margin, 4),
                                      .w = width,
                                      .h = height,
                                      .about = {&shown_.about, 1},
                                      .asked = kept_off_,
                                      .last = shown_.at});
    if (placed.at.w <= 0 || there.hidden < placed.hidden) placed = there;
    if (placed.hidden <= 0) break;
  }
  shown_.at = placed.at;
  const Rect at = shown_.at;
  Pen& pen = frame_.pen();
  if (needs_frame(shown_.about, at, room)) {
    stroke(pen, round_outline(shown_.about.inset(-3), 8), frame_.colour(Ink::panel), 4);
    stroke(pen, round_outline(shown_.about.inset(-3), 8), frame_.colour(shown_.ink), 2);
  }
  soft_rect(pen, {at.x, at.y + 3, at.w, at.h}, 8, 14, frame_.shadow(0.45F));
  fill(pen, round_outline(at, 8), frame_.colour(Ink::panel));
  inner_line(pen, at, 8, frame_.colour(shown_.ink == Ink::text ? Ink::frame : shown_.ink), 1.5F);
  Rect inside = at.inset(margin);
  if (link > 0) draw_link(inside.take_bottom(link - 4, gap::tight));
  text_.draw(inside, shown_.words, style);
}

/// It is no wider than its words: a tap elsewhere on the message is for what lies below it.
void Message::draw_link(const Rect& foot) {
  layers_.enter_top();
  const std::string label = frame_.say("app.what.rules");
  const TextStyle style{.size = type::note, .ink = Ink::live, .align = Align::centre, .middle = true};
  const Rect at = foot.inset((foot.w - text_.width(label, style) - 8) / 2, 0);
  targets_.list(toast_link, label, WidgetState::enabled);
  if (targets_.touch(at, toast_link).tapped) signals_.section = shown_.section;
  text_.label(at, label, style);
  layers_.enter_screen();
}

}  // namespace kairo::draw
