#include "web/app/screens/coach_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/draw/shapes.h"

namespace kairo::app {

namespace {

constexpr float edge = 6;  // between the panel and the edge of its room
constexpr float padding = 10;
constexpr float gap = 8;
constexpr float button_height = 44;
constexpr float frame_width = 2.5F;
constexpr float arrow = 11;  // length; it stands outside the frame

float text_size(const Ui& ui) { return ui.compact() ? 15 : 16; }
TextStyle words_style(const Ui& ui) { return {.size = text_size(ui)}; }
TextStyle remark_style(const Ui& ui) { return {.size = text_size(ui), .ink = Ink::text_soft}; }

float area(const Rect& at) { return at.w * at.h; }

float distance(draw::Point a, draw::Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The places of the hit targets and other explained things with these ids; those that are not drawn are left out.
std::vector<Rect> find_targets(const Ui& ui, std::span<const std::string> ids) {
  std::vector<Rect> found;
  for (const std::string& id : ids) {
    const auto targets = ui.gesture.targets();
    const auto target = std::ranges::find(targets, id, &draw::Gesture::Target::id);
    const auto thing = std::ranges::find(ui.explainer.things(), id, &draw::Explained::id);
    if (target != targets.end())
      found.push_back(target->at);
    else if (thing != ui.explainer.things().end())
      found.push_back(thing->at);
  }
  return found;
}

/// A light frame with an arrow at the side where the coach is.
void point_at(Ui& ui, const Rect& target, const Rect& panel) {
  const Rect frame = target.inset(-4);
  draw::stroke(ui.pen(), draw::round_outline(frame, 9), ui.colour(Ink::live_text), frame_width + 3);
  draw::stroke(ui.pen(), draw::round_outline(frame, 9), ui.colour(Ink::chosen), frame_width);
  const draw::Point to = frame.centre();
  const draw::Point from = panel.centre();
  // Compares as seen from the target, whose sides may differ in length.
  const bool sideways = std::abs(from.x - to.x) * frame.h > std::abs(from.y - to.y) * frame.w;
  const float sign = sideways ? (from.x < to.x ? -1.0F : 1.0F) : (from.y < to.y ? -1.0F : 1.0F);
  const draw::Point tip = sideways ? draw::Point{to.x + sign * (frame.w / 2 + 2), to.y}
                                   : draw::Point{to.x, to.y + sign * (frame.h / 2 + 2)};
  const draw::Point along = sideways ? draw::Point{sign, 0} : draw::Point{0, sign};
  const draw::Point across{along.y, along.x};
  const draw::Point base = tip + along * arrow;
  const draw::Outline head{draw::vec(tip), draw::vec(base + across * (arrow * 0.7F)),
                           draw::vec(base - across * (arrow * 0.7F))};
  draw::stroke(ui.pen(), head, ui.colour(Ink::live_text), 3);
  ui.pen().AddTriangleFilled(head[0], head[1], head[2], ui.colour(Ink::chosen));
}

}  // namespace

struct CoachPanel::Size {
  float width = 0;
  float remark = 0;  ///< heights
  float words = 0;
  float buttons = 0;
  bool in_rows = false;  ///< each button has a row of its own

  Size(const Ui& ui, const Rect& room, const CoachSpeech& speech) {
    width = std::min(room.w - 2 * edge, ui.compact() ? 300.0F : 380.0F);
    const float inside = width - 2 * padding;
    words = ui.text.height(inside, speech.words, words_style(ui));
    if (!speech.remark.empty()) remark = ui.text.height(inside, speech.remark, remark_style(ui)) + gap;
    in_rows = speech.buttons.size() > 2;
    const auto rows = static_cast<float>(in_rows ? speech.buttons.size() : 1);
    buttons = rows * (button_height + 6) - 6;
    if (speech.buttons.empty() && !speech.has_back) buttons = 0;
  }
  [[nodiscard]] float text() const { return remark + words; }
  [[nodiscard]] float height() const { return text() + (buttons > 0 ? gap + buttons : 0) + 2 * padding; }
};

Rect CoachPanel::place(const Ui& ui, const Rect& room, const Size& size, std::span<const Rect> targets,
                       bool needs_table) {
  constexpr int columns = 3;
  constexpr int rows = 9;
  constexpr float beside = 12;  // room for frame and arrow
  const float width = size.width;
  const float height = std::min(size.height(), room.h - 2 * edge);
  const std::array<std::string, 1> asked{"question"};
  const std::vector<Rect> question = find_targets(ui, asked);
  const auto cost = [&](const Rect& at) {
    float sum = 0;
    for (const Rect& target : targets) {
      sum += 60 * area(intersection(at, target)) + 8 * area(intersection(at, target.inset(-beside)));
      sum += 14 * distance(at.centre(), target.centre());
    }
    const float weight = needs_table ? 1.0F : 0.25F;
    for (const draw::Gesture::Target& other : ui.gesture.targets()) sum += weight * area(intersection(at, other.at));
    for (const auto& thing : ui.explainer.things()) sum += 0.15F * area(intersection(at, thing.at));
    for (const Rect& read : question) sum += 6 * area(intersection(at, read));
    // It should not jump about for little.
    if (last_.w > 0) sum += 4 * distance(at.centre(), last_.centre());
    for (const Rect& unwanted : moved_) sum += 1000 * area(intersection(at, unwanted));
    return sum;
  };
  Rect best;
  float least = std::numeric_limits<float>::max();
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const float x = (room.w - 2 * edge - width) * static_cast<float>(column) / (columns - 1);
      const float y = (room.h - 2 * edge - height) * static_cast<float>(row) / (rows - 1);
      const Rect at{room.x + edge + x, room.y + edge + y, width, height};
      if (const float now = cost(at); now < least) {
        least = now;
        best = at;
      }
    }
  }
  return best;
}

std::string_view CoachPanel::frame(Ui& ui, const Rect& room, const CoachSpeech& speech,
                                   std::span<const std::string> points_at, bool needs_table) {
  constexpr std::size_t most_moved = 3;  // then it may return to where it was first
  if (spoken_ != speech.words) {
    spoken_ = speech.words;
    moved_.clear();
  }
  const Size size(ui, room, speech);
  const std::vector<Rect> targets = find_targets(ui, points_at);
  const Rect panel = place(ui, room, size, targets, needs_table);
  last_ = panel;
  for (const Rect& target : targets) point_at(ui, target, panel);

  std::string_view pressed;
  ui.mirror.begin_group(ui.say("app.lesson.coach"));
  // Beneath its buttons, so that no tap on the panel reaches the table.
  if (ui.targets.cover(panel, "lesson.aside")) {
    if (moved_.size() >= most_moved) moved_.clear();
    moved_.push_back(panel);
    pressed = "lesson.aside";
  }
  ui.explain_button(panel, "lesson.aside", ui.say("app.lesson.aside"));
  draw::panel(ui, panel);
  draw::stroke(ui.pen(), draw::round_outline(panel.inset(1), 8), ui.colour(Ink::frame), 1.5F);

  Rect inside = panel.inset(padding);
  Rect below = size.buttons > 0 ? inside.take_bottom(size.buttons, gap) : Rect{};
  Rect text = ui.columns.begin(inside, "lesson.words", size.text());
  if (size.remark > 0) ui.text.draw(text.take_top(size.remark - gap, gap), speech.remark, remark_style(ui));
  ui.text.draw({text.x, text.y, text.w, size.words}, speech.words, words_style(ui));
  ui.columns.end();

  if (speech.has_back &&
      sign_button(ui, below.take_left(button_height, gap).fit(1), "lesson.back", ui.say("app.lesson.back"), Icon::back))
    pressed = "lesson.back";
  const int count = static_cast<int>(speech.buttons.size());
  for (int i = 0; i < count; ++i) {
    const CoachSpeech::Button& button = speech.buttons[static_cast<std::size_t>(i)];
    const Rect at = size.in_rows ? below.row(i, count, 6) : below.column(i, count, gap);
    if (ui.button(at, button.id, button.words, button.state, 16)) pressed = button.id;
  }

  // In words, the coach comes first.
  draw::Mirror& mirror = ui.mirror;
  std::ranges::rotate(mirror.groups, mirror.groups.end() - 1);
  std::vector<std::string> lines;
  if (!speech.remark.empty()) lines.push_back(speech.remark);
  lines.push_back(speech.words);
  for (const std::string& line : lines) mirror.message += (mirror.message.empty() ? "" : " ") + line;
  mirror.parts.insert(mirror.parts.begin(), {ui.say("app.lesson.coach"), std::move(lines)});
  return pressed;
}

}  // namespace kairo::app
