#include <gtest/gtest.h>

#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"

/// One tap on the box deals the match played last anew.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::some_match;

TEST(Again, RepeatsPeopleAndOptionsOfTheMatchPlayedLast) {
  const Match match = some_match(*find_game("haratama"), 4, 3);
  std::vector<Player> people(4);
  people[1].name = "健";
  people[3] = {.kind = Player::Kind::bot, .level = 2};
  AppOnStage app;
  EXPECT_FALSE(app.shows("box.again"));
  kairo::testing::make_last_move(app, match, people);
  app.press("end.box");
  ASSERT_TRUE(app.shows("box.again"));
  EXPECT_NE(app.mirror().find("Haratama: Player 1, 健, Player 3, Cat"), std::string::npos) << app.mirror();
  app.press("box.again");
  const Match& again = *app.app().match();
  EXPECT_EQ(again.game().info->id, "haratama");
  EXPECT_TRUE(again.steps().empty());
  EXPECT_EQ(again.setup()->options, match.setup()->options);
  EXPECT_NE(again.setup()->seed, match.setup()->seed);
  EXPECT_EQ(app.app().saves().matches().front()->record.players, people);
}

}  // namespace
}  // namespace kairo::app
