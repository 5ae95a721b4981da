#pragma once

#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/settings.h"

namespace kairo::testing {

/// Somebody who takes lessons, on a page that has them: everything is tapped where it is drawn. Bots take no time.
class Pupil : public AppOnStage {
 public:
  explicit Pupil(const Game& game, text::Language language = text::Language::en, float width = 360, float height = 640,
                 app::Settings settings = {})
      : AppOnStage(language, width, height, {{"settings", app::settings_text(at_once(std::move(settings)))}}),
        game_(game),
        text_(lessons_of(game)),
        lessons_(*app::parse_lessons(game, text_)) {}

  [[nodiscard]] const app::Lessons& lessons() const { return lessons_; }

  /// The page answers with the lessons.
  void bring_lessons() { say("lessons", std::string(game_.info->id) + "\n" + text_); }
  void open_learn() {
    press("box.learn." + std::string(game_.info->id));
    bring_lessons();
  }

  [[nodiscard]] const draw::Rect* find(std::string_view id) const {
    const auto spots = app().ui().gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    return spot == spots.end() ? nullptr : &spot->at;
  }
  /// Whether the coach covers the middle of a spot.
  [[nodiscard]] bool is_covered(const draw::Rect& at) const {
    const draw::Rect* coach = find("lesson.aside");
    return coach != nullptr && coach->holds(at.centre());
  }

  /// Taps a spot where it is drawn; if the coach stands there, it is asked to move away first.
  void tap(std::string_view id) {
    constexpr int most_moved = 3;
    const bool of_coach = id.starts_with("lesson.");
    for (int moved = 0;; ++moved) {
      const draw::Rect* at = find(id);
      ASSERT_NE(at, nullptr) << id << " is not at " << screen();
      if (of_coach || !is_covered(*at)) return tap_at(at->centre());
      ASSERT_LT(moved, most_moved) << "the coach covers " << id;
      ++moved_aside_;
      const draw::Rect& coach = *find("lesson.aside");
      tap_at({coach.x + 3, coach.y + 3});
    }
  }
  void wait(double seconds) {
    frame(seconds);
    settle();
  }
  /// How often the coach had to be moved.
  [[nodiscard]] int moved_aside() const { return moved_aside_; }

 private:
  static app::Settings at_once(app::Settings settings) {
    settings.speed = app::Speed::instant;
    return settings;
  }
  void tap_at(draw::Point at) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    frame();
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frame();
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frame();
    settle();
  }

  const Game& game_;
  std::string text_;
  app::Lessons lessons_;
  int moved_aside_ = 0;
};

/// Presses "Go on" until the coach says something else: its words may come in pages.
template <class Press>
void read_on(Pupil& pupil, Press press) {
  const draw::Mirror& mirror = pupil.app().ui().mirror;
  const std::string said = mirror.parts.front().lines.back();
  do press();
  while (pupil.shows("lesson.on") && mirror.parts.front().lines.back() == said);
}

/// Takes the guide from its first step to its last: `make` makes an awaited move, `go_on` presses "Go on".
template <class Make, class GoOn>
void take_guide(Pupil& pupil, Make make, GoOn go_on) {
  const auto& steps = pupil.lessons().guide.steps;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
    if (!steps[i].play.empty()) continue;
    SCOPED_TRACE("step " + std::to_string(i) + ": " + steps[i].say);
    while (pupil.shows("table.go_on")) pupil.press("table.go_on");
    if (steps[i].move.empty())
      go_on();
    else
      make(*pupil.app().match(), steps[i].move);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace kairo::testing
