#pragma once

#include "web/app/lessons/lesson_run.h"

namespace kairo::app {

/// The guided first match. It follows from the guide and the number of its step alone, so it can be left, taken up and
/// stepped back.
class GuideRun : public LessonRun {
 public:
  /// Taken up at this step, or at the last one if there is no such step.
  GuideRun(const Game& game, const Guide& guide, std::size_t step);

  [[nodiscard]] std::size_t step() const { return step_; }

  /// The number of a step as the player sees it.
  struct Said {
    int said;  ///< how many things the coach has said by then,
    int all;   ///< of how many
  };
  static Said said_of(const Guide& guide, std::size_t step);
  [[nodiscard]] Said said() const { return said_of(*guide_, step_); }

  /// How often the table leaves what it holds before this is said, counted from the last move.
  [[nodiscard]] int times_gone_on() const;

  [[nodiscard]] Awaits awaits() const override;
  [[nodiscard]] std::string_view says() const override { return now().say; }
  [[nodiscard]] std::span<const std::string> points_at() const override { return now().at; }
  [[nodiscard]] Next next_told() const override;
  void go_on() override;
  [[nodiscard]] std::string_view move_to_show() const override {
    return awaits() == Awaits::move ? std::string_view(now().move) : std::string_view();
  }
  [[nodiscard]] bool can_go_back() const override { return step_before().has_value(); }
  void go_back() override;

 protected:
  void answer(AnyMove move) override;
  void step_by_itself() override;
  [[nodiscard]] bool is_instant() const override;

 private:
  [[nodiscard]] const LessonStep& now() const { return guide_->steps[step_]; }
  /// The last one before this at which the coach says something.
  [[nodiscard]] std::optional<std::size_t> step_before() const;
  void show(std::size_t step);
  void next();

  const Guide* guide_;
  std::size_t step_ = 0;
  bool looks_ = false;  ///< the step's move has been made in the player's place
};

}  // namespace kairo::app
