#include <gtest/gtest.h>

#include "tests/web/support/stage.h"
#include "web/app/screens/coach_panel.h"

namespace kairo::app {
namespace {

TEST(CoachPanel, LeavesTheQuestionToBeRead) {
  draw::testing::Stage stage(1280, 800);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  CoachPanel coach;
  CoachSpeech speech;
  speech.words = "Two lines that the coach says about what is asked now, and why that is so.";
  const draw::Rect question{0, 60, 1280, 40};
  const std::vector<std::string> points_at{"target"};
  for (int frame = 0; frame < 3; ++frame)
    stage.frame([&](draw::Ui& ui) {
      ui.explain(question, "question", {});
      ui.hit_target({600, 110, 40, 20}, "target", "");
      coach.frame(ui, {0, 54, 1280, 746}, speech, points_at, true);
    });
  const auto spots = stage.ui.gesture.targets();
  const auto panel = std::ranges::find(spots, "lesson.aside", &draw::Gesture::Target::id);
  ASSERT_NE(panel, spots.end());
  EXPECT_FALSE(draw::intersection(panel->at, question).h > 0) << panel->at.y;
}

}  // namespace
}  // namespace kairo::app
