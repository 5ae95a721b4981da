#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"

/// The best total of solo matches is remembered.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::make_last_move;
using kairo::testing::some_match;

const Game& ruin() { return *find_game("ruin"); }

int total_of(const Match& match) { return match.now().score().of[0].total; }

std::string best_line(int total) { return "best ruin " + std::to_string(total) + "\n"; }

std::string with_best(int total) { return "kairo settings 1\n" + best_line(total); }

bool says(const AppOnStage& app, std::string_view words) { return app.mirror().find(words) != std::string::npos; }

bool keeps(const AppOnStage& app, const std::string& line) {
  return app.heard("settings").find(line) != std::string::npos;
}

void finish_alone(AppOnStage& app, const Match& match) { make_last_move(app, match, {Player{}}); }

TEST(BestScore, IsShownAndStoredForAMatchPlayedHere) {
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*ruin().info, 1)) app.press(id);
  while (!app.app().match()->over()) {
    const Position& now = app.app().match()->now();
    app.press("move:" + now.move_text(now.legal().back()));
  }
  EXPECT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, "New best score"));
  EXPECT_TRUE(keeps(app, best_line(total_of(*app.app().match()))));
}

TEST(BestScore, SurvivesARestartAndIsNotReplacedByAWorseOne) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  std::string saved;
  {
    AppOnStage first(text::Language::en, 360, 640, {{"settings", with_best(better)}});
    finish_alone(first, match);
    ASSERT_EQ(first.screen(), "end");
    EXPECT_TRUE(says(first, "Best so far: " + std::to_string(better)));
    EXPECT_FALSE(says(first, "New best score"));
    ASSERT_TRUE(keeps(first, best_line(better)));
    saved = first.heard("settings");
  }
  AppOnStage again(text::Language::ja, 360, 640, {{"settings", saved}});
  finish_alone(again, match);
  EXPECT_TRUE(says(again, "最高記録：" + std::to_string(better) + "点"));
}

TEST(BestScore, IsReplacedByABetterOneWhichIsNewOnlyOnce) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"settings", with_best(total_of(match) - 1)}});
  finish_alone(app, match);
  EXPECT_TRUE(says(app, "New best score"));
  EXPECT_TRUE(keeps(app, best_line(total_of(match))));
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, "Best so far: " + std::to_string(total_of(match))));
}

TEST(BestScore, CountsOnlyMatchesPlayedHere) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app;
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  app.press("end.replay");
  app.press("replay.leave");
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(keeps(app, "best"));
  EXPECT_FALSE(says(app, "Best so far"));
}

TEST(BestScore, IsForSoloMatchesOnly) {
  AppOnStage app(text::Language::en, 360, 640, {{"settings", with_best(999)}});
  make_last_move(app, some_match(ruin(), 2, 3), {Player{}, Player{}});
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(says(app, "Best so far"));
  finish_alone(app, some_match(*find_game("galleria"), 1, 3));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(says(app, "Best so far") || says(app, "New best"));
  EXPECT_FALSE(keeps(app, "best galleria"));
}

TEST(BestScore, CountsThoseOfOtherTabs) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  AppOnStage app;
  finish_alone(app, match);
  app.say("settings", with_best(better));
  EXPECT_TRUE(says(app, "Best so far: " + std::to_string(better)));
  app.say("settings", with_best(better - 2));
  app.press("end.box");
  EXPECT_TRUE(keeps(app, best_line(better)));
}

}  // namespace
}  // namespace kairo::app
