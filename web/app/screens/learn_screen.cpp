#include "web/app/screens/learn_screen.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "web/app/lessons/guide_run.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/draw/shapes.h"
#include "web/text/catalogue.h"

namespace kairo::app {

namespace {

constexpr float card_edge = 14;
constexpr float tick_width = 30;
constexpr float sign_width = 16;
constexpr float row_edge = 8;
constexpr float row_spacing = 6;  // between tick, words and sign
constexpr TextStyle card_title{.size = 21, .ink = Ink::ink, .face = Face::display};
constexpr TextStyle card_words{.size = 15, .ink = Ink::ink_soft};
constexpr TextStyle group_title{.size = 20, .ink = Ink::gold, .face = Face::display};
constexpr TextStyle solved_style{.size = 15, .ink = Ink::text_soft};
constexpr TextStyle row_words{.size = 16};

/// How long the guide takes, and how far it was taken.
std::string guide_words(const Ui& ui, const Guide& guide, const LessonProgress& progress) {
  std::string words = ui.say(Phrase{"app.lesson.minutes", {number("n", guide.minutes)}});
  if (progress.step > 0) {
    const auto [said, all] = GuideRun::said_of(guide, progress.step);
    words += ui.say("app.lesson.joint") + ui.say(Phrase{"app.lesson.step", {number("n", said), number("all", all)}});
  } else if (progress.finished) {
    words += ui.say("app.lesson.joint") + ui.say("app.lesson.finished");
  }
  return words;
}

int count_solved(const Lessons& lessons, const LessonProgress& progress) {
  return static_cast<int>(std::ranges::count_if(
      lessons.exercises, [&](const Exercise& exercise) { return progress.solved.contains(exercise.id); }));
}

float row_height_of(const Ui& ui, float width, const Exercise& exercise) {
  return std::max(ui.text_height(width - 2 * row_edge - tick_width - sign_width - 2 * row_spacing, ui.say(exercise.ask),
                                 row_words) +
                      20,
                  row_height);
}

float card_height(const Ui& ui, float width, const std::string& words) {
  const float inside = width - 2 * card_edge;
  return ui.text_height(inside, ui.say("app.lesson.guide"), card_title) + 4 +
         ui.text_height(inside, words, card_words) + 12 + row_height + 2 * card_edge;
}

void draw_tick(Ui& ui, const Rect& at, bool solved) {
  const Rect box = at.fit(1).inset(2);
  draw::ring(ui.pen(), box.centre(), box.w / 2, ui.colour(solved ? Ink::chosen : Ink::panel_edge), 2);
  if (!solved) return;
  const float u = box.w / 20;
  const draw::Point c = box.centre();
  const ImVec2 points[] = {{c.x - 5 * u, c.y}, {c.x - 1 * u, c.y + 4 * u}, {c.x + 5 * u, c.y - 4 * u}};
  ui.pen().AddPolyline(points, 3, ui.colour(Ink::chosen), ImDrawFlags_None, 2.5F);
}

}  // namespace

void LearnScreen::set_lessons(std::shared_ptr<const Lessons> lessons) {
  lessons_ = std::move(lessons);
  state_ = State::here;
}

Action LearnScreen::unavailable(Ui& ui, Rect at) const {
  const char* key = state_ == State::fetching || state_ == State::here ? "app.lesson.fetching"
                    : state_ == State::offline                         ? "app.lesson.offline"
                                                                       : "app.lesson.failed";
  const std::string words = ui.say(key);
  ui.mirror().asked = words;
  ui.mirror().told = words;
  const TextStyle style{.size = 17, .align = Align::centre};
  ui.text(at.take_top(ui.text_height(at.w, words, style), 16), words, style);
  if (state_ == State::fetching) return {};
  const Rect button = at.take_top(row_height).inset(std::max(0.0F, (at.w - 260) / 2), 0);
  return ui.button(button, "learn.again", ui.say("app.lesson.again"), WidgetState::primary) ? act::Plain::load_lessons
                                                                                            : act::Plain::nothing;
}

Action LearnScreen::guide_card(Ui& ui, Rect at, const LessonProgress& progress) const {
  const std::string title = ui.say("app.lesson.guide");
  const std::string words = guide_words(ui, lessons_->guide, progress);
  ui.mirror().parts.push_back({title, {words}});
  ui.mirror_group(title);
  ui.paper(at);
  at = at.inset(card_edge);
  ui.text(at.take_top(ui.text_height(at.w, title, card_title), 4), title, card_title);
  ui.text(at.take_top(ui.text_height(at.w, words, card_words), 12), words, card_words);
  Action action;
  Rect buttons = at.take_top(row_height);
  const bool under_way = progress.step > 0;
  if (under_way) {
    const Rect again = buttons.take_right((buttons.w - 8) / 2, 8);
    if (ui.button(again, "learn.from_start", ui.say("app.lesson.from_start")))
      action = act::TakeLesson{.from_start = true};
  }
  const char* key = under_way ? "app.lesson.take_up" : progress.finished ? "app.lesson.from_start" : "app.lesson.start";
  const WidgetState state = under_way || !progress.finished ? WidgetState::primary : WidgetState::enabled;
  if (ui.button(buttons, "learn.guide", ui.say(key), state)) action = act::TakeLesson{};
  return action;
}

Action LearnScreen::exercise_row(Ui& ui, const Rect& at, std::size_t index, bool solved) const {
  const std::string words = ui.say(lessons_->exercises[index].ask);
  const std::string label = solved ? ui.say("app.lesson.solved") + " " + words : words;
  const bool tapped = ui.icon_button(at, "learn.exercise." + std::to_string(index), label);
  Rect inside = at.inset(row_edge, 6);
  draw_tick(ui, inside.take_left(tick_width, row_spacing), solved);
  draw::icon(ui, inside.take_right(sign_width, row_spacing).fit(1), Icon::next, Ink::text_soft);
  TextStyle style = row_words;
  style.middle = true;
  ui.text(inside, words, style);
  return tapped ? Action{act::TakeLesson{.exercise = index}} : Action{};
}

Action LearnScreen::content(Ui& ui, const Rect& at, const LessonProgress& progress) const {
  const float card = card_height(ui, at.w, guide_words(ui, lessons_->guide, progress));
  const std::string title = ui.say("app.lesson.exercises");
  const std::string solved = ui.say(Phrase{
      "app.lesson.solved_of",
      {number("n", count_solved(*lessons_, progress)), number("all", static_cast<int>(lessons_->exercises.size()))}});
  const float heading_height = 56;
  float height = card + 18 + heading_height;
  for (const Exercise& exercise : lessons_->exercises) height += row_height_of(ui, at.w, exercise) + row_gap;

  Rect scrolled = ui.begin_scroll(at, "learn.scroll", height);
  Action action = guide_card(ui, scrolled.take_top(card, 18), progress);
  if (!lessons_->exercises.empty()) {
    ui.mirror_group(title);
    ui.mirror().parts.push_back({title, {solved}});
    Rect head = scrolled.take_top(heading_height);
    ui.label(head.take_top(28), title, group_title);
    ui.label(head.take_top(22), solved, solved_style);
  }
  for (std::size_t i = 0; i < lessons_->exercises.size(); ++i) {
    const Exercise& exercise = lessons_->exercises[i];
    const Rect row = scrolled.take_top(row_height_of(ui, at.w, exercise), row_gap);
    merge(action, exercise_row(ui, row, i, progress.solved.contains(exercise.id)));
  }
  ui.end_scroll();
  return action;
}

Action LearnScreen::frame(Ui& ui, const LessonProgress& progress) {
  ui.mirror().screen = "learn";
  ui.mirror().title = ui.say(Phrase{"app.lesson.title", {term("game", std::string(game_->info->id) + ".name")}});
  ui.mirror_group("");
  Action action;
  Rect screen = ui.area().inset(margin(ui));
  screen = screen.inset(std::max(0.0F, (screen.w - 620) / 2), 0);
  Rect top = screen.take_top(row_height, ui.compact() ? 8 : 20);
  if (sign_button(ui, top.take_left(row_height).fit(1), "learn.leave", ui.say("app.back"), Icon::back))
    action = act::Plain::leave_learn;
  if (sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Icon::menu))
    merge(action, act::Plain::open_menu);
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.compact() ? 20 : 26);
  // The words of the lessons are help texts, which come by themselves after the first frame.
  const bool here = lessons_ != nullptr && !text::raw(ui.language(), lessons_->guide.steps.front().say).empty();
  merge(action, here ? content(ui, screen, progress) : unavailable(ui, screen));
  return action;
}

}  // namespace kairo::app
