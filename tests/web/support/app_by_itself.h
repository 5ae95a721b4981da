#pragma once

#include "tests/web/support/app_on_stage.h"

namespace kairo::testing {

/// The app on a stage that draws like web/app/main.cpp: a frame after each input, and then only the frames that the app
/// says are due, at the time they are due.
class AppByItself : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;

  /// Presses a button of a document, and draws until no frame is due.
  void answer(std::string_view id) {
    tell("press", id);
    run(1);
  }

  /// The numbers of moves in the frames that were due without input.
  [[nodiscard]] const std::set<std::size_t>& moments() const { return moments_; }
  /// The app time from the last press until no frame was due, seconds.
  [[nodiscard]] double took() const { return took_; }

 private:
  /// Slower than any screen: animations must not depend on the number of frames.
  static constexpr double frame_time = 0.1;
  static constexpr double longest = 600;

  void run(int wanted) {
    const double began = now();
    for (bool rests = false; !rests && now() - began < longest;) {
      const bool by_itself = wanted-- <= 0;
      const std::optional<double> due = !by_itself || page_is_asked() ? 0 : app().due();
      rests = !due;
      if (due) frame(std::max(frame_time, *due));
      if (due && by_itself && app().match() != nullptr) moments_.insert(app().match()->steps().size());
    }
    took_ = now() - began;
    ASSERT_LT(took_, longest) << "the picture never rests";
  }

  double took_ = 0;
  std::set<std::size_t> moments_;
};

}  // namespace kairo::testing
