#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"

/// With reduced motion nothing moves, and the picture before fades away over the new one.
namespace kairo::app {
namespace {

class Fading : public kairo::testing::AppOnStage {
 public:
  Fading(std::string_view game, Speed speed, std::string_view motion)
      : AppOnStage(text::Language::en, 360, 640,
                   {{"settings", settings_text({.speed = speed})}, {"motion", std::string(motion)}}) {
    for (const std::string& press : kairo::testing::presses_to_start(*find_game(game)->info, 1, 1)) this->press(press);
    kairo::testing::take_turns(*this);
  }

  /// The strengths of the afterimage from a move on, while frames are due.
  std::vector<float> after_a_move() {
    const auto moves = app().match()->now().legal();
    tell("press", "move:" + app().match()->now().move_text(moves.back()));
    std::vector<float> strengths;
    for (int frames = 0; frames < 600; ++frames) {
      frame();
      strengths.push_back(app().afterimage());
      if (app().due() != 0.0) return strengths;
    }
    ADD_FAILURE() << "the picture never rests";
    return strengths;
  }
};

TEST(CrossFade, ShowsTheOldPictureLessAndLessUntilItIsGone) {
  Fading table("galleria", Speed::calm, "reduced");
  const std::vector<float> strengths = table.after_a_move();
  const auto strongest = std::ranges::max_element(strengths);
  EXPECT_EQ(*strongest, 1) << "the first picture after the move is still the old one";
  EXPECT_TRUE(std::is_sorted(strongest, strengths.end(), std::greater<>())) << "it comes back";
  EXPECT_EQ(strengths.back(), 0) << "it stays";
}

TEST(CrossFade, IsOnlyForThoseWhoWantNoMotionAndAreNotInAHurry) {
  for (const auto& [speed, motion] :
       {std::pair{Speed::calm, "full"}, std::pair{Speed::instant, "reduced"}, std::pair{Speed::instant, "full"}}) {
    Fading table("galleria", speed, motion);
    for (const float strength : table.after_a_move()) EXPECT_EQ(strength, 0) << motion;
    EXPECT_FALSE(table.app().cross_fades());
  }
}

}  // namespace
}  // namespace kairo::app
