#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/registry.h"
#include "tests/web/support/app_by_itself.h"
#include "web/app/screens/bot_turns.h"

/// How long a person waits among bots at the usual pace, until it is asked again or told something that it leaves.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;

/// Empty: nothing can be answered.
std::string some_answer(const AppByItself& app, Rng& rng) {
  if (app.lists("table.go_on")) return "table.go_on";
  std::vector<std::string> moves = app.buttons();
  std::erase_if(moves, [](const std::string& id) { return !id.starts_with("move:") || id.starts_with("move:ask"); });
  return moves.empty() ? "" : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// In seconds, among so many answers.
double longest_wait(std::string_view game, int seats, int answers, Speed speed = Speed::calm) {
  constexpr std::uint64_t chance = 3;
  AppByItself app(text::Language::en, 1280, 800, {{"settings", settings_text({.speed = speed})}, {"motion", "full"}}, 1,
                  chance);
  for (const std::string& press : kairo::testing::presses_to_start(*find_game(game)->info, seats, 1)) app.answer(press);
  Rng rng(chance);
  double longest = 0;
  for (int made = 0; made < answers && app.screen() != "end"; ++made) {
    const std::string answer = some_answer(app, rng);
    if (answer.empty()) break;
    app.answer(answer);
    longest = std::max(longest, app.took());
  }
  return longest;
}

TEST(Waits, AreShortHoweverMuchBotsDo) {
  // Seconds, on a slow screen; about 35 at one pace.
  EXPECT_LT(longest_wait("wicked", 4, 50), 15) << "others process their souls";
  EXPECT_LT(longest_wait("galleria", 4, 60), 25);
}

TEST(Waits, AreHurriedOnlyAfterAWhile) {
  EXPECT_DOUBLE_EQ(share_after(0), 1);
  EXPECT_DOUBLE_EQ(share_after(3), 1);
  for (double seconds = 3; seconds < 30; ++seconds) EXPECT_LE(share_after(seconds + 1), share_after(seconds));
  EXPECT_GT(share_after(60), 0) << "nothing passes unseen";
}

TEST(Waits, AreNotHurriedForThePatient) {
  constexpr double hurried = 25;  // seconds: see above
  EXPECT_GT(longest_wait("wicked", 4, 50, Speed::patient), hurried);
}

}  // namespace
}  // namespace kairo::app
