#include "web/app/screens/coach_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/app/screens/lit_things.h"
#include "web/app/screens/widgets.h"
#include "web/draw/placing.h"
#include "web/draw/shapes.h"
#include "web/text/sentences.h"

namespace kairo::app {

namespace {

constexpr float edge = 6;  // between the panel and the edge of its room
constexpr float padding = 10;
constexpr float gap = 8;
constexpr float button_height = 44;
constexpr float all_words = 10'000;                                // higher than any words
constexpr float heights[]{all_words, 200, 166, 132, 100, 74, 52};  // of the words of a page
constexpr float worth_pages = 100'000;      // more than a strip of a card, or than a rim of what is named
constexpr float least_aside = 400;          // width of a panel with a button beside the words,
constexpr float aside_width = 104;          // and of the button,
constexpr float slim_width = 84;            // beside few words in a slimmer one
constexpr float few_words = 66;             // the height of three lines
constexpr float page_sign = 26;             // beside words that come in pages
constexpr float arrow = 9;                  // length; it stands in the padding
constexpr float small_part = 12 * 22 * 44;  // half of a button may be covered rather than that it moves

float text_size(const Ui& ui) { return ui.compact() ? 15 : 16; }
TextStyle style_of(const Ui& ui, bool leads) {
  return {.size = text_size(ui), .ink = leads ? Ink::text : Ink::text_soft};
}

/// An arrow within the panel's own rim, towards the target: outside it would lie over words of the table. None if it is
/// not beside the panel: the arrow would point at what lies between.
void point_at(Ui& ui, const Rect& target, const Rect& panel) {
  const draw::Point to = target.centre();
  const draw::Point from = panel.centre();
  // Compares as seen from the panel, whose sides differ in length.
  const bool sideways = std::abs(from.x - to.x) * panel.h > std::abs(from.y - to.y) * panel.w;
  const auto along_side = [](float at, float begin, float end) {
    return std::clamp(at, begin + 2 * arrow, end - 2 * arrow);
  };
  const draw::Point tip =
      sideways ? draw::Point{to.x < from.x ? panel.x : panel.right(), along_side(to.y, panel.y, panel.bottom())}
               : draw::Point{along_side(to.x, panel.x, panel.right()), to.y < from.y ? panel.y : panel.bottom()};
  constexpr float beside = 40;
  if (!target.inset(-beside).holds(tip)) return;
  const draw::Point inward =
      sideways ? draw::Point{to.x < from.x ? 1.0F : -1.0F, 0} : draw::Point{0, to.y < from.y ? 1.0F : -1.0F};
  const draw::Point across{inward.y, inward.x};
  const draw::Point base = tip + inward * arrow;
  const draw::Outline head{draw::vec(tip), draw::vec(base + across * arrow), draw::vec(base - across * arrow)};
  ui.pen().AddTriangleFilled(head[0], head[1], head[2], ui.colour(Ink::chosen));
}

/// The usual width of the panel, and others.
std::span<const float> widths(const Ui& ui) {
  static constexpr float low[]{300, 410, 220, 150};
  static constexpr float high[]{380, 560, 240};
  return ui.compact() ? std::span<const float>(low) : std::span<const float>(high);
}

}  // namespace

struct CoachPanel::Size {
  float wanted = 0;   ///< what it was made for: the width,
  float highest = 0;  ///< and the height of a page at most
  float width = 0;
  float remark = 0;  ///< heights
  float words = 0;
  float most = 0;    ///< of remark and words together, as far as they are not scrolled
  float inside = 0;  ///< the width of the words
  float buttons = 0;
  float buttons_width = 0;
  float later = 0;       ///< its height with the highest of the words that are told next
  bool in_rows = false;  ///< each button has a row of its own
  bool aside = false;    ///< the buttons stand beside the words

  /// `highest_page`: what is higher comes in several pages.
  Size(const Ui& ui, const Rect& room, const CoachSpeech& speech, float wanted_width, float highest_page = all_words)
      : wanted(wanted_width), highest(highest_page) {
    width = std::min(room.w - 2 * edge, wanted);
    const bool one_button = speech.buttons.size() == 1;
    // On a low screen a wide panel has its buttons beside the words.
    if (ui.compact() && width >= least_aside && one_button) stand_beside(aside_width, speech.has_back);
    measure(ui, speech);
    // So does one on a phone, between what is to be seen, whose few words ask for something else than its button.
    const bool is_phone = !ui.compact() && room.w < least_aside;
    if (is_phone && one_button && speech.buttons.front().state != WidgetState::primary) {
      Size low = *this;
      low.stand_beside(slim_width, speech.has_back);
      low.measure(ui, speech);
      if (low.text() <= few_words) *this = low;
    }
    in_rows = speech.buttons.size() > 2;
    const auto rows = static_cast<float>(in_rows ? speech.buttons.size() : 1);
    buttons = rows * (button_height + 6) - 6;
    if (speech.buttons.empty() && !speech.has_back) buttons = 0;
    most = std::min(text(), highest);
  }
  [[nodiscard]] float text() const { return remark + words; }
  [[nodiscard]] float height() const {
    if (aside) return std::max(most, buttons) + 2 * padding;
    return most + (buttons > 0 ? gap + buttons : 0) + 2 * padding;
  }

  /// The next words stand there, too.
  void look_ahead(const Ui& ui, const CoachSpeech& speech) {
    for (const std::string_view key : speech.next_says) {
      const float more = ui.text.height(inside, ui.say(key), style_of(ui, true)) - most;
      later = std::max(later, height() + more);
    }
  }

 private:
  void stand_beside(float button_width, bool has_back) {
    aside = true;
    buttons_width = button_width + (has_back ? button_height + gap : 0);
  }
  void measure(const Ui& ui, const CoachSpeech& speech) {
    inside = width - 2 * padding - (aside ? buttons_width + gap : 0);
    words = ui.text.height(inside, speech.words, style_of(ui, !speech.remark_leads));
    if (!speech.remark.empty()) remark = ui.text.height(inside, speech.remark, style_of(ui, speech.remark_leads)) + gap;
    if (speech.words_known && words > highest) words = 0;
  }
};

/// Where the things are that the words are placed by.
struct CoachPanel::Around {
  std::vector<Rect> targets;
  std::vector<Rect> spared;
  std::vector<Rect> asked;
  std::vector<Rect> later;
};

draw::Placed CoachPanel::place(const Ui& ui, const Rect& room, const Size& size, const Around& around, bool needs_table,
                               bool settled) const {
  const Rect inside = room.inset(edge);
  return draw::place_words(ui.gesture, ui.explainer,
                           {.room = inside,
                            .w = size.width,
                            .h = std::min(size.height(), inside.h),
                            .about = around.targets,
                            .spared = around.spared,
                            .asked = around.asked,
                            .needs_table = needs_table,
                            .avoided = moved_,
                            .last = needs_table || read_at_.w <= 0 ? last_ : read_at_,
                            .settled = settled,
                            .later = around.later,
                            .highest_later = size.later});
}

std::pair<CoachPanel::Size, draw::Placed> CoachPanel::fit(const Ui& ui, const Rect& room, const CoachSpeech& speech,
                                                          const Around& around, bool needs_table) const {
  constexpr float clearly_less = 0.7F;
  const auto sized = [&](float width, float highest) {
    Size size(ui, room, speech, width, highest);
    size.look_ahead(ui, speech);
    return size;
  };
  Size size = sized(widths(ui).front(), all_words);
  draw::Placed placed = place(ui, room, size, around, needs_table);
  // A slimmer or a lower panel may have room where the usual one has not.
  for (const float highest : heights)
    for (const float width : widths(ui)) {
      if (highest < speech.least_page) continue;
      // To turn pages is better than what covers things, but not than what merely covers what could be tapped.
      if (highest == all_words ? placed.covered <= 0 : placed.over <= worth_pages) continue;
      const Size other = sized(width, highest);
      const draw::Placed there = place(ui, room, other, around, needs_table);
      if (there.covered > placed.covered * clearly_less) continue;
      size = other;
      placed = there;
    }
  return {size, placed};
}

std::pair<CoachPanel::Size, draw::Placed> CoachPanel::settle(const Ui& ui, const Rect& room, const CoachSpeech& speech,
                                                             const Around& around, bool needs_table) {
  constexpr float hardly_more = 1.5F;
  if (fitted_.width > 0) {
    const Size size(ui, room, speech, fitted_.width, fitted_.highest);
    const draw::Placed placed = place(ui, room, size, around, needs_table, true);
    if (placed.hidden <= 0 && placed.covered <= std::max(small_part, fitted_.covered * hardly_more))
      return {size, placed};
  }
  const auto [size, placed] = fit(ui, room, speech, around, needs_table);
  fitted_ = {size.wanted, size.highest, placed.covered};
  return {size, placed};
}

CoachPanel::Page CoachPanel::find_page(const Ui& ui, const Size& size, const CoachSpeech& speech) {
  Page page;
  pages_ = 0;
  const auto add = [&](std::string_view rest, bool is_remark) {
    const TextStyle style = style_of(ui, is_remark == speech.remark_leads);
    while (!rest.empty()) {
      const std::string_view beginning = ui.text.beginning(size.inside - page_sign, size.most, rest, style);
      const std::size_t whole = text::whole_sentences(beginning);
      const std::size_t end = beginning.size() == rest.size() || whole == 0 ? beginning.size() : whole;
      if (pages_++ <= page_) page = {rest.substr(0, end), is_remark};
      rest.remove_prefix(end);
    }
  };
  add(speech.remark, true);
  if (size.words > 0) add(speech.words, false);
  return page;
}

bool CoachPanel::turn_page() {
  if (page_ + 1 >= pages_) return false;
  ++page_;
  return true;
}

void CoachPanel::draw_page(Ui& ui, Rect inside, const Page& page, const CoachSpeech& speech) {
  const Rect sign = inside.take_right(page_sign).take_bottom(page_sign).inset(3);
  const bool is_last = page_ + 1 >= pages_;
  draw::icon(ui, sign, is_last ? Icon::back : Icon::next, is_last ? Ink::text_soft : Ink::gold);
  ui.text.draw(inside, page.words, style_of(ui, page.is_remark == speech.remark_leads));
}

void CoachPanel::draw_words(Ui& ui, const Rect& inside, const Size& size, const CoachSpeech& speech) {
  if (size.text() > size.most) return draw_page(ui, inside, find_page(ui, size, speech), speech);
  pages_ = 1;
  Rect text = inside;
  if (size.remark > 0)
    ui.text.draw(text.take_top(size.remark - gap, gap), speech.remark, style_of(ui, speech.remark_leads));
  if (size.words > 0)
    ui.text.draw({text.x, text.y, text.w, size.words}, speech.words, style_of(ui, !speech.remark_leads));
}

std::string_view CoachPanel::frame(Ui& ui, const Rect& room, const CoachSpeech& speech,
                                   std::span<const std::string> points_at, bool needs_table) {
  constexpr std::size_t most_moved = 3;  // then it may return to where it was first
  if (std::string all = speech.remark + speech.words; all != paged_) {
    paged_ = std::move(all);
    page_ = 0;
  }
  if (spoken_ != speech.words) {
    spoken_ = speech.words;
    fitted_ = {};
    moved_.clear();
  }
  const Around around{find_targets(ui, points_at), find_targets(ui, speech.spares), find_targets(ui, speech.asked),
                      find_targets(ui, speech.next_at)};
  const auto [size, placed] = settle(ui, room, speech, around, needs_table);
  const Rect panel = last_ = placed.at;
  if (!needs_table) read_at_ = panel;
  for (const std::string& id : points_at)
    if (!id.starts_with(spared_sign))
      for (const Rect& target : find_targets(ui, {&id, 1})) light_frame(ui, target);

  std::string_view pressed;
  ui.mirror.begin_group(ui.say(speech.heading));
  // Beneath its buttons, so that no tap on the panel reaches the table.
  if (ui.targets.cover(panel, "lesson.aside")) {
    const bool only_read = speech.buttons.size() == 1 && speech.buttons.front().state == WidgetState::primary;
    pressed = only_read && pages_ <= 1 ? speech.buttons.front().id : "lesson.aside";
    if (!turn_page()) {
      page_ = 0;
      if (moved_.size() >= most_moved) moved_.clear();
      if (needs_table && placed.hidden > 0) moved_.push_back(panel);
    }
  }
  ui.explanations.keep_off({&panel, 1});
  if (needs_table) ui.explanations.keep_off(around.targets);
  ui.explain_button(panel, "lesson.aside", ui.say("app.lesson.aside"));
  draw::panel(ui, panel);
  draw::stroke(ui.pen(), draw::round_outline(panel.inset(1), 8), ui.colour(Ink::frame), 1.5F);
  if (around.targets.size() == 1) point_at(ui, around.targets.front(), panel);

  Rect inside = panel.inset(padding);
  Rect below = size.aside         ? inside.take_right(size.buttons_width, gap)
               : size.buttons > 0 ? inside.take_bottom(size.buttons, gap)
                                  : Rect{};
  if (size.aside) below = below.take_bottom(size.buttons);
  ui.explanations.block(below);
  draw_words(ui, inside, size, speech);

  if (speech.has_back &&
      sign_button(ui, below.take_left(button_height, gap).fit(1), "lesson.back", ui.say("app.lesson.back"), Icon::back))
    pressed = "lesson.back";
  const int count = static_cast<int>(speech.buttons.size());
  for (int i = 0; i < count; ++i) {
    const CoachSpeech::Button& button = speech.buttons[static_cast<std::size_t>(i)];
    const Rect at = size.in_rows ? below.row(i, count, 6) : below.column(i, count, gap);
    const bool is_pressed = ui.button(at, button.id, button.words, button.state, 16);
    if (i == 0 && urges(ui.now())) light_frame(ui, at);
    if (!is_pressed) continue;
    // A finger goes on from what it has read; who presses it in words has been told all of it.
    const bool turns = button.state == WidgetState::primary && ui.gesture.tapped(button.id) && turn_page();
    pressed = turns ? "lesson.aside" : button.id;
  }

  // In words, the coach comes first.
  draw::Mirror& mirror = ui.mirror;
  mirror.lead_with_last_group();
  std::vector<std::string> lines;
  if (!speech.remark.empty()) lines.push_back(speech.remark);
  lines.push_back(speech.words);
  for (const std::string& line : lines) mirror.message += (mirror.message.empty() ? "" : " ") + line;
  mirror.parts.insert(mirror.parts.begin(), {ui.say(speech.heading), std::move(lines)});
  return pressed;
}

}  // namespace kairo::app
