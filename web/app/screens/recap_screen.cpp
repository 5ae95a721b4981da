#include "web/app/screens/recap_screen.h"

#include <algorithm>
#include <utility>

#include "engine/match/visibility.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/score_words.h"
#include "web/app/screens/table_screen.h"
#include "web/app/screens/widgets.h"
#include "web/tables/tables.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

constexpr float list_width = 560;
constexpr float face_size = 32;
constexpr float scroll_gap = 10;  // beside words, for the bar that scrolls them
constexpr TextStyle line_style{.size = draw::type::note};
constexpr TextStyle source_style{.size = draw::type::small, .ink = Ink::text_soft};

float list_edge(const Ui& ui) { return ui.compact() ? 6 : 12; }
float list_padding(const Ui& ui) { return ui.compact() ? 10 : 16; }

/// The width that text has in the list of gains.
float list_text_width(const Ui& ui) {
  return std::min(list_width, ui.area().w - 2 * list_edge(ui)) - 2 * list_padding(ui);
}

/// Covers the table and draws a panel of this height over it, or lower if that does not fit; returns its inside.
Rect begin_list(Ui& ui, float height) {
  ui.begin_modal();
  const Rect& all = ui.area();
  const float w = list_text_width(ui) + 2 * list_padding(ui);
  const float h = std::min(height, all.h - 2 * list_edge(ui));
  const Rect panel{all.x + (all.w - w) / 2, all.y + (all.h - h) / 2, w, h};
  draw::panel(ui, panel);
  return panel.inset(list_padding(ui));
}

/// The points of each source, in one line; empty if the scores are not open.
std::string points_by_source(const Ui& ui, const GameInfo& game, const Gains& gains) {
  std::string words;
  for (const auto& [source, points] : gains.by_source)
    words += (words.empty() ? "" : " · ") + source_name(ui.writer(), game, source) + " " + text::gain_words(points);
  return words;
}

/// The gains of one seat, as they are drawn.
struct GainWords {
  std::vector<std::string> lines;
  std::string sources;

  GainWords(const Ui& ui, const GameInfo& game, const Gains& gains, const MatchLog& log)
      : sources(points_by_source(ui, game, gains)) {
    for (const std::size_t line : gains.lines) lines.push_back(log.lines()[line]);
  }
  [[nodiscard]] float height(const Ui& ui, float width) const {
    const float below = sources.empty() ? 0 : ui.text.height(width, sources, source_style) + 4;
    return face_size + 4 + lines_height(ui, width, lines, line_style) + below + 8;
  }
};

void draw_gains(Ui& ui, Rect at, const Gains& gains, const GainWords& words) {
  Rect head = at.take_top(face_size, draw::gap::tight);
  portrait(ui, head.take_left(face_size, draw::gap::near), gains.seat);
  if (!words.sources.empty())
    ui.text.label(
        head.take_right(56), text::gain_words(gains.points),
        {.size = draw::type::heading, .ink = Ink::gold, .face = Face::display, .align = Align::right, .middle = true});
  ui.text.label(head, ui.name(gains.seat), {.size = draw::type::strong, .middle = true});
  draw_lines(ui, at, words.lines, line_style);
  at.take_top(lines_height(ui, at.w, words.lines, line_style));
  if (!words.sources.empty()) ui.text.draw(at, words.sources, source_style);
}

/// Words that are scrolled where they have no room.
void draw_scrolled(Ui& ui, const Rect& at, std::string_view words, const TextStyle& style) {
  const bool fits = ui.text.height(at.w, words, style) <= at.h;
  if (fits) ui.text.draw(at, words, style);
  if (fits) return;
  const float width = at.w - scroll_gap;
  const float height = ui.text.height(width, words, style);
  const Rect whole = ui.columns.begin(at, words, height);
  ui.text.draw({whole.x, whole.y, width, height}, words, style);
  ui.columns.end();
}

}  // namespace

bool RecapScreen::open(const Session& session, Seat viewpoint, std::size_t seen) {
  seen_ = seen;
  latest_only_ = false;
  return open(session, viewpoint, scenes_since(session.match(), viewpoint, seen), 0);
}

bool RecapScreen::open_last(const Session& session, Seat viewpoint) {
  std::vector<Scene> scenes = scenes_since(session.match(), viewpoint, 0);
  const std::size_t last = scenes.empty() ? 0 : scenes.size() - 1;
  // Public knowledge has no viewer whose last move it could be.
  seen_ = viewpoint == no_seat ? session.match().steps().size() : moves_until_last_of(session.match(), viewpoint);
  latest_only_ = true;
  return open(session, viewpoint, std::move(scenes), last);
}

bool RecapScreen::open(const Session& session, Seat viewpoint, std::vector<Scene> scenes, std::size_t at) {
  if (scenes.empty()) return false;
  table_ = tables::make_table(session.match().game().info->id);
  viewpoint_ = viewpoint;
  moves_ = session.match().steps().size();
  scenes_ = std::move(scenes);
  gains_.clear();
  at_ = at;
  shown_ = listing_ = measured_ = false;
  return true;
}

void RecapScreen::update(const Session& session, bool animated) {
  if (session.match().steps().size() != moves_) return close();
  if (!shown_) show_scene(session, animated);
}

void RecapScreen::show_scene(const Session& session, bool animated) {
  const Match& match = session.match();
  const Visibility visibility(match);
  const auto show = [&](std::size_t moves, tables::MadeMoves made) {
    const auto copy = visibility.forgetful_copy(match, moves);
    table_->show(copy ? *copy : match.after(moves), viewpoint_, false, std::move(made), true);
  };
  const Scene& scene = scenes_[at_];
  show(scene.first, {});
  show(scene.last, animated ? tables::moves_between(match, scene.first, scene.last) : tables::MadeMoves{});
  shown_ = true;
}

void RecapScreen::go_on() {
  if (!is_last()) {
    ++at_;
    shown_ = false;
  } else if (has_list() && !listing_) {
    table_->skip();
    listing_ = true;
  } else {
    close();
  }
}

void RecapScreen::go_back() {
  if (!std::exchange(listing_, false)) --at_;
  shown_ = false;
}

std::string RecapScreen::since(const Ui& ui) const {
  return seen_ > 0 ? ui.say(Phrase{"app.arrival.news", {seat_name("seat", viewpoint_)}}) : ui.say("app.arrival.story");
}

std::string RecapScreen::heading(const Ui& ui) const {
  if (latest_only_) return ui.say("app.recap.title");
  return scenes_.size() == 1 ? since(ui) : since(ui) + " " + count(ui);
}

std::string RecapScreen::brief_heading(const Ui& ui, float width, const TextStyle& style) const {
  if (latest_only_ || scenes_.size() == 1) return ui.say("app.recap.title");
  const std::string words = ui.say("app.recap.title") + " " + count(ui);
  return ui.text.width(words, style) <= width ? words : count(ui);
}

std::string RecapScreen::count(const Ui& ui) const {
  return ui.say(Phrase{"app.recap.count",
                       {number("n", static_cast<int>(at_) + 1), number("all", static_cast<int>(scenes_.size()))}});
}

std::vector<std::string> RecapScreen::sentences(std::size_t scene) const {
  return log_.told_between(scenes_[scene].first, scenes_[scene].last);
}

float RecapScreen::caption_room(const Ui& ui, float width, const TextStyle& style) const {
  const float least = ui.area().h < 700 ? 42 : 84;
  float room = 0;
  // Those before the latest one may be all of the match.
  const std::size_t first = latest_only_ ? at_ : 0;
  const std::size_t end = latest_only_ ? at_ + 1 : scenes_.size();
  for (std::size_t scene = first; scene < end; ++scene) {
    const std::vector<std::string> all = sentences(scene);
    room = std::max(room, caption_height(ui, width, paragraph(all), all, style, least));
  }
  return room;
}

std::string RecapScreen::caption(const Ui& ui) const {
  return heading(ui) + ui.say("app.kept.divider") + paragraph(sentences(at_));
}

RecapScreen::Step RecapScreen::strip(Ui& ui, Rect at) const {
  ui.mirror.begin_group(ui.say("app.recap.title"));
  const bool vertical = at.h > at.w;
  Step step = Step::none;
  const auto sign = [&](const Rect& button, std::string_view id, std::string_view key, Icon glyph, WidgetState state,
                        Step leads) {
    if (sign_button(ui, button, id, ui.say(key), glyph, state) && state != WidgetState::disabled) step = leads;
  };
  const auto next = [&] { return vertical ? at.take_top(row_height, draw::gap::near) : at.take_left(row_height, 6); };
  sign(next(), "recap.skip", "app.recap.skip", Icon::close, WidgetState::enabled, Step::skip);
  sign(next(), "recap.back", "app.recap.back", Icon::back, at_ > 0 ? WidgetState::enabled : WidgetState::disabled,
       Step::back);
  const std::string_view on = is_last() && !has_list() ? "app.recap.done" : "app.recap.next";
  if (vertical) {
    sign(next(), "recap.on", on, Icon::next, WidgetState::primary, Step::on);
    return step;
  }
  const Rect button = at.take_near(ui.hand(), at.w < 400 ? 96.0F : 160.0F, draw::gap::near);
  if (ui.button(button, "recap.on", ui.say(on), WidgetState::primary, 16)) step = Step::on;
  const TextStyle style{.size = at.w < 300 ? draw::type::small : draw::type::strong, .middle = true};
  const std::string words = heading(ui);
  ui.text.draw(at, ui.text.height(at.w, words, style) <= at.h ? words : brief_heading(ui, at.w, style), style);
  return step;
}

RecapScreen::Step RecapScreen::list(Ui& ui, const Session& session) const {
  const GameInfo& game = *session.match().game().info;
  std::vector<GainWords> words;
  const float width = list_text_width(ui) - scroll_gap;
  float height = 0;
  for (const Gains& gains : gains_) {
    words.emplace_back(ui, game, gains, log_);
    height += words.back().height(ui, width);
  }
  const float button_height = ui.compact() ? 44 : row_height;
  const TextStyle small{.size = draw::type::small, .ink = Ink::text_soft};
  const std::string about = since(ui);
  const float about_height = ui.compact() ? 0 : ui.text.height(width, about, small) + 8;
  Rect inside = begin_list(ui, height + 32 + about_height + 36 + button_height + 2 * row_gap);
  ui.mirror.begin_group("");
  ui.text.label(inside.take_top(32, ui.compact() ? 2 : row_gap), ui.say("app.recap.gains"),
                {ui.compact() ? 20.0F : 24.0F, Ink::text, Face::display, Align::left, true});
  if (about_height > 0) ui.text.draw(inside.take_top(about_height), about, small);
  ui.mirror.asked = ui.say("app.recap.gains");
  ui.mirror.parts.push_back({"", {about}});
  const Rect button = inside.take_bottom(button_height, row_gap);
  const bool done = ui.button(button, "recap.done", ui.say("app.recap.done"), WidgetState::primary);
  Rect scrolled = ui.columns.begin(inside, "recap.scroll", height);
  for (std::size_t i = 0; i < gains_.size(); ++i) {
    const Rect row = scrolled.take_top(words[i].height(ui, width));
    draw_gains(ui, {row.x, row.y, width, row.h}, gains_[i], words[i]);
    std::string name = ui.name(gains_[i].seat);
    std::vector<std::string> lines = words[i].lines;
    if (!words[i].sources.empty()) {
      name += " " + text::gain_words(gains_[i].points);
      lines.push_back(words[i].sources);
    }
    ui.mirror.parts.push_back({std::move(name), std::move(lines)});
  }
  ui.columns.end();
  ui.end_modal();
  return done ? Step::skip : Step::none;
}

Action RecapScreen::frame(Ui& ui, const Session& session) {
  log_.update(session, viewpoint_, ui.language());
  if (!std::exchange(measured_, true)) gains_ = gains_since(session.match(), log_, viewpoint_, seen_);
  const bool low = ui.compact();
  Rect at = ui.area();
  Rect top = low ? at.take_far(ui.hand(), row_height + 6) : at.take_top(row_height + 6);
  top = low ? top.inset(3, 6) : top.inset(at.w < 700 ? 6 : 14, 3);
  const float side = at.w < 700 ? 8 : 16;
  const TextStyle style{.size = at.w < 620 ? draw::type::small : draw::type::body, .middle = true};
  const Rect bottom = at.take_bottom(caption_room(ui, at.w - 2 * side, style) + 6).inset(side, 3);

  Step step = strip(ui, top);
  ui.mirror.screen = "table";
  mirror_table(ui, session);
  draw_scrolled(ui, bottom, low ? caption(ui) : paragraph(sentences(at_)), style);
  ui.set_asked(draw::Asked::never);
  table_->frame(ui, at);
  ui.mirror.asked = caption(ui);
  if (listing_)
    if (const Step of_list = list(ui, session); of_list != Step::none) step = of_list;

  switch (step) {
    case Step::none: return {};
    case Step::back: go_back(); break;
    case Step::on: go_on(); break;
    case Step::skip: close(); break;
  }
  return act::Plain::redraw;
}

}  // namespace kairo::app
