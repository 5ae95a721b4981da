#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/session/called_names.h"
#include "web/app/session/player.h"

namespace kairo::app {
namespace {

/// The lesson of The Wicked Labyrinth from one step on, in motion.
class MovingLesson {
 public:
  explicit MovingLesson(std::string_view said)
      : lessons_(std::make_shared<const Lessons>(*parse_lessons(game_, testing::real_lessons(game_)))),
        lesson_(game_, lessons_, step_of(said)),
        names_(called_names(lesson_.session(), text::Language::en)) {
    stage_.input.names = names_;
    stage_.move_pointer(-1, -1);
    frame("");
  }

  void press(const std::string& id) {
    frame(id);
    frame("");  // the table goes on in the next one
  }
  /// Until the coach speaks.
  void run() {
    constexpr int most = 4000;  // frames
    for (int frames = 0; lesson_.moves_by_itself() && frames < most; ++frames) frame("");
    frame("");
  }
  [[nodiscard]] bool moves() const { return lesson_.moves_by_itself(); }
  [[nodiscard]] bool shows(std::string_view id) const {
    const auto& things = stage_.ui.explainer.things();
    return std::ranges::find(things, id, &draw::Explained::id) != things.end();
  }

 private:
  [[nodiscard]] std::size_t step_of(std::string_view said) const {
    const auto& steps = lessons_->guide.steps;
    return static_cast<std::size_t>(std::ranges::find(steps, said, &LessonStep::say) - steps.begin());
  }
  void frame(const std::string& pressed) {
    now_ += 1.0 / 60;
    lesson_.advance(Speed::calm, now_);
    stage_.input.pressed = pressed;
    stage_.frame([&](draw::Ui& ui) { lesson_.frame(ui, true); });
  }

  const Game& game_ = *find_game("wicked");
  std::shared_ptr<const Lessons> lessons_;
  draw::testing::Stage stage_{390, 844};
  LessonScreen lesson_;
  std::vector<std::string> names_;
  double now_ = 0;
};

/// The last corridor opens by itself; but the coach tells what came of it, and of the one before, while they lie there.
TEST(LessonOfWicked, WaitsAfterEachOfTheLastTwoCorridorsForWhoeverLearns) {
  MovingLesson lesson("wicked.guide.bid3");
  lesson.press("lesson.show");
  lesson.run();
  EXPECT_TRUE(lesson.shows("corridor.lit")) << "the third one, and its hands";
  lesson.press("lesson.on");
  EXPECT_TRUE(lesson.moves()) << "the last corridor opens";
  lesson.run();
  EXPECT_TRUE(lesson.shows("corridor.lit")) << "the last one, and its hands";
  lesson.press("lesson.on");
  lesson.run();
  EXPECT_TRUE(lesson.shows("corridor.lit")) << "and what it has brought";
  lesson.press("lesson.on");
  lesson.run();
  EXPECT_FALSE(lesson.shows("corridor.lit")) << "all are searched";
  lesson.press("lesson.back");
  lesson.run();
  EXPECT_TRUE(lesson.shows("corridor.lit")) << "one step back the last one lies there again";
}

/// Without anything in the hand, the button that bids it would bid nothing.
TEST(LessonOfWicked, LightsWhatIsToBeBidAndNotTheButtonThatBidsNothing) {
  const Game& game = *find_game("wicked");
  const auto lessons = parse_lessons(game, testing::real_lessons(game));
  ASSERT_TRUE(lessons);
  for (const LessonStep& step : lessons->guide.steps)
    if (step.move.starts_with("bid")) EXPECT_EQ(std::ranges::count(step.at, "bid.close"), 0) << step.say;
}

TEST(LessonOfWicked, SpeaksOfACorridorWhileItIsLit) {
  MovingLesson lesson("wicked.guide.bid1");
  lesson.press("lesson.show");
  lesson.run();
  EXPECT_FALSE(lesson.shows("bid.close")) << "nothing is bid for the next one yet";
  for (int step = 0; step < 2; ++step) {
    lesson.press("lesson.on");
    lesson.run();
  }
  EXPECT_TRUE(lesson.shows("bid.close"));
}

}  // namespace
}  // namespace kairo::app
