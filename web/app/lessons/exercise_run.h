#pragma once

#include <vector>

#include "web/app/lessons/lesson_run.h"

namespace kairo::app {

/// An exercise: one question, which the rules themselves answer.
class ExerciseRun : public LessonRun {
 public:
  ExerciseRun(const Game& game, const Exercise& exercise);

  /// The player has solved it without having been shown the answer.
  [[nodiscard]] bool is_solved() const { return stage_ == Stage::solved && !shown_; }

  [[nodiscard]] Awaits awaits() const override;
  [[nodiscard]] std::string_view says() const override {
    return stage_ == Stage::solved ? exercise_->solved : exercise_->ask;
  }
  [[nodiscard]] bool hides_moves() const override {
    return stage_ == Stage::asked && exercise_->goal.kind == Goal::Kind::legal;
  }
  [[nodiscard]] std::span<const AnyMove> found() const override { return found_; }
  void go_on() override;
  [[nodiscard]] std::string_view move_to_show() const override {
    const bool known = stage_ == Stage::asked && exercise_->goal.kind == Goal::Kind::moves;
    return known ? std::string_view(exercise_->goal.right.front()) : std::string_view();
  }

 protected:
  void answer(AnyMove move) override;
  void step_by_itself() override;

 private:
  enum class Stage : std::uint8_t {
    asked,
    failed,  ///< the player may look at what their moves have led to before all is set back
    solved,
  };
  void ask();
  void find(AnyMove move);
  void choose(AnyMove move);
  void try_for_event(AnyMove move);
  /// The moves of bots that are only asked whether they interrupt: they do not.
  void decline_offers();
  void refuse(AnyMove move, std::string_view fallback);

  const Exercise* exercise_;
  Stage stage_ = Stage::asked;
  bool shown_ = false;
  int made_ = 0;                ///< own moves, for an event
  std::vector<AnyMove> found_;  ///< of the legal moves
};

}  // namespace kairo::app
