#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "web/app/lessons/lesson.h"

namespace kairo::app {

/// The lessons of a game, which are fetched when they are opened.
class LessonShelf {
 public:
  enum class State : std::uint8_t { fetching, offline, failed, here };

  explicit LessonShelf(const Game& game) : game_(&game) {}

  [[nodiscard]] const Game& game() const { return *game_; }
  /// Null until they are here.
  [[nodiscard]] const std::shared_ptr<const Lessons>& lessons() const { return lessons_; }
  [[nodiscard]] State state() const { return state_; }
  void set_lessons(std::shared_ptr<const Lessons> lessons) {
    lessons_ = std::move(lessons);
    state_ = State::here;
  }
  void set_state(State state) { state_ = state; }

 private:
  const Game* game_;
  std::shared_ptr<const Lessons> lessons_;
  State state_ = State::fetching;
};

}  // namespace kairo::app
