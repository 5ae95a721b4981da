#pragma once

#include <cstdint>
#include <memory>

#include "web/app/action.h"
#include "web/app/lessons/lesson.h"
#include "web/app/settings.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The lessons of a game: the guided first match, and the exercises with a tick on those that are solved. They are
/// fetched when this screen opens.
class LearnScreen {
 public:
  enum class State : std::uint8_t { fetching, offline, failed, here };

  explicit LearnScreen(const Game& game) : game_(&game) {}

  Action frame(draw::Ui& ui, const LessonProgress& progress);

  [[nodiscard]] const Game& game() const { return *game_; }
  /// Null until they are here.
  [[nodiscard]] const std::shared_ptr<const Lessons>& lessons() const { return lessons_; }
  void set_lessons(std::shared_ptr<const Lessons> lessons);
  void set_state(State state) { state_ = state; }

 private:
  Action unavailable(draw::Ui& ui, draw::Rect at) const;
  Action content(draw::Ui& ui, const draw::Rect& at, const LessonProgress& progress) const;
  Action guide_card(draw::Ui& ui, draw::Rect at, const LessonProgress& progress) const;
  Action exercise_row(draw::Ui& ui, const draw::Rect& at, std::size_t index, bool solved) const;

  const Game* game_;
  std::shared_ptr<const Lessons> lessons_;
  State state_ = State::fetching;
};

}  // namespace kairo::app
