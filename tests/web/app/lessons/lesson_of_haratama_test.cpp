#include <gtest/gtest.h>

#include "engine/games/haratama/state.h"
#include "engine/match/erased.h"
#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"
#include "web/app/lessons/guide_run.h"

/// The guided match of Haratama: it lets one act soon, is short, and says nothing that the table contradicts.
namespace kairo::app {
namespace {

class LessonOfHaratamaInSteps : public ::testing::Test {
 protected:
  [[nodiscard]] const std::vector<LessonStep>& steps() const { return lessons_.guide.steps; }
  /// The match when this step begins.
  [[nodiscard]] haratama::State state_at(std::size_t step) const {
    return *GuideRun(game_, lessons_.guide, step).session().now().as<haratama::State>();
  }
  [[nodiscard]] std::size_t step_of(std::string_view said) const {
    return static_cast<std::size_t>(std::ranges::find(steps(), said, &LessonStep::say) - steps().begin());
  }
  [[nodiscard]] int won_at(std::string_view said, Seat seat) const {
    return haratama::count(state_at(step_of(said)).won[seat]);
  }

 private:
  const Game& game_ = *find_game("haratama");
  Lessons lessons_ = *parse_lessons(game_, testing::real_lessons(game_));
};

TEST_F(LessonOfHaratamaInSteps, IsShortAndLetsOneActSoon) {
  int said = 0;
  int before_first = 0;
  for (const LessonStep& step : steps()) {
    said += step.say.empty() ? 0 : 1;
    if (before_first == 0 && !step.move.empty()) before_first = said;
  }
  EXPECT_LE(said, 30);
  EXPECT_LE(before_first, 4);
}

TEST_F(LessonOfHaratamaInSteps, LeavesTheResultOfEachTrickUntilOneGoesOn) {
  int tricks = 0;
  for (std::size_t i = 0; i + 1 < steps().size(); ++i) {
    const haratama::State before = state_at(i);
    const haratama::State after = state_at(i + 1);
    if (after.tricks_done <= before.tricks_done && after.rounds_done == before.rounds_done) continue;
    ++tricks;
    EXPECT_FALSE(steps()[i + 1].say.empty()) << "after step " << i;
    EXPECT_TRUE(steps()[i + 1].move.empty()) << steps()[i + 1].say;
  }
  EXPECT_EQ(tricks, 7);
}

TEST_F(LessonOfHaratamaInSteps, CountsTheTreasuresThatLieThere) {
  EXPECT_EQ(won_at("haratama.guide.won", 1), 2);
  EXPECT_EQ(won_at("haratama.guide.four", 1), 4);
  EXPECT_EQ(won_at("haratama.guide.two", 3), 2);
  EXPECT_EQ(won_at("haratama.guide.thirteen", 2), 2);
  EXPECT_EQ(won_at("haratama.guide.five", 1), 5);
  EXPECT_EQ(won_at("haratama.guide.seven", 1), 7);
  const haratama::State seven = state_at(step_of("haratama.guide.seven"));
  EXPECT_EQ(haratama::count(seven.to_win), 1) << "red 4";
  const haratama::State first = state_at(step_of("haratama.guide.descents"));
  EXPECT_EQ(haratama::count(first.hands[0] & first.to_win), 4) << "gilded cards in the hand";
  const haratama::State low = state_at(step_of("haratama.guide.low"));
  const haratama::Cards purple = low.hands[0] & haratama::lane(haratama::Suit::purple);
  EXPECT_EQ(haratama::rank_of(haratama::first(purple)), 6) << "the lowest purple";
  EXPECT_GT(haratama::count(purple), 1);
}

TEST_F(LessonOfHaratamaInSteps, NamesTheLossesOfItsRound) {
  const haratama::State end = state_at(step_of("haratama.guide.round_end"));
  constexpr std::array losses{10, 70, 20, 20};
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(end.losses[seat].total(), losses[seat]) << int{seat};
}

}  // namespace
}  // namespace kairo::app
