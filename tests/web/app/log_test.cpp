#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/match_log.h"
#include "web/app/session/player.h"

/// Each line of the log leads to its moment, and from there back to the log.
namespace kairo::testing {
namespace {

class Log : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, Log, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

/// The first move that everybody is told of, counted from 1.
std::size_t first_told(const Match& match) {
  app::MatchLog log;
  log.update(app::Session("id", match, std::vector<app::Player>(match.now().seats())), no_seat, text::Language::en);
  std::size_t step = 0;
  while (log.lines_of(step).empty()) ++step;
  return step + 1;
}

TEST_P(Log, LeadsToAMomentAndBack) {
  const Match match = some_match(GetParam(), GetParam().info->max_seats, 3);
  AppOnStage app;
  app.open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(match.now().seats())));
  take_turns(app);
  app.strike(ImGuiKey_L);
  ASSERT_EQ(app.screen(), "log");
  const std::string move = std::to_string(first_told(match));
  app.press("log.move." + move);
  EXPECT_EQ(app.screen(), "replay");
  EXPECT_TRUE(says(app, "Move " + move + " of "));
  app.press("replay.leave");
  EXPECT_EQ(app.screen(), "log");
  app.press("dialog.close");
  EXPECT_NE(app.screen(), "log");
}

/// A match alone begins with a turn of the phantom, before anybody has moved.
TEST(LogOfADeal, LeadsToTheStartWithTheSameWords) {
  for (const text::Language language : text::languages) {
    AppOnStage app(language);
    for (const std::string& id : presses_to_start(*find_game("galleria")->info, 1)) app.press(id);
    const std::string_view phantom = language == text::Language::ja ? "仮想敵" : "phantom";
    app.strike(ImGuiKey_L);
    EXPECT_TRUE(says(app, phantom));
    app.press("log.deal");
    EXPECT_EQ(app.screen(), "replay");
    EXPECT_TRUE(says(app, phantom));
  }
}

}  // namespace
}  // namespace kairo::testing
