#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;

TEST(BoxScreen, ThePictureOfAGameOpensItToo) {
  AppOnStage app;
  const auto spots = app.app().ui().hit_targets();
  const std::string first = "box.cover." + std::string(games().front().info->id);
  const auto cover = std::ranges::find(spots, first, &draw::Ui::HitTarget::id);
  ASSERT_NE(cover, spots.end());
  EXPECT_FALSE(says(app, first)) << "the button beside it is in the mirror already";
  app.tap(cover->at.centre());
  app.settle();
  EXPECT_EQ(app.screen(), "setup");
}

/// The place of a button; empty if it is not in sight.
draw::Rect place_of(const AppOnStage& app, const std::string& id) {
  for (const auto& spot : app.app().ui().hit_targets())
    if (spot.id == id) return spot.at;
  return {};
}

TEST(BoxScreen, ALargeScreenShowsAllGamesInItsWholeWidth) {
  const AppOnStage app(text::Language::en, 1280, 800);
  const draw::Rect first = place_of(app, "box.play." + std::string(games().front().info->id));
  const draw::Rect last = place_of(app, "box.play." + std::string(games().back().info->id));
  EXPECT_EQ(first.y, last.y);
  EXPECT_GT(last.right() - first.x, 1280 * 0.85F);
}

TEST(BoxScreen, ALargeScreenShowsAllGamesBesideTheSavedMatches) {
  AppOnStage app(text::Language::en, 1280, 800);
  for (const std::string& press : kairo::testing::presses_to_start(*find_game("wicked")->info, 3)) app.press(press);
  for (const char* id : {"menu.open", "menu.box"}) app.press(id);
  ASSERT_EQ(app.screen(), "box");
  for (const Game& game : games()) EXPECT_GT(place_of(app, "box.play." + std::string(game.info->id)).h, 40);
}

TEST(BoxScreen, WhoseTurnItIsInAMatchIsNotCut) {
  AppOnStage app(text::Language::en, 480, 320);
  for (const std::string& press : kairo::testing::presses_to_start(*find_game("wicked")->info, 3)) app.press(press);
  kairo::testing::take_turns(app);
  app.press("move:bid 1 -");
  app.press("menu.open");
  app.press("menu.box");
  ASSERT_EQ(app.screen(), "box");
  int turns = 0;
  for (const draw::DrawnItem& item : app.app().ui().drawn_items()) {
    if (item.words.find("turn") == std::string::npos) continue;
    ++turns;
    EXPECT_FALSE(item.shortened) << item.words;
  }
  EXPECT_EQ(turns, 1);
}

TEST(BoxScreen, AFinishedMatchIsNotOneToContinue) {
  const Match match = kairo::testing::some_match(*find_game("ruin"), 1, 3);
  AppOnStage app;
  kairo::testing::make_last_move(app, match, {Player{}});
  ASSERT_EQ(app.screen(), "end");
  app.press("end.box");
  ASSERT_EQ(app.screen(), "box");
  EXPECT_TRUE(says(app, "See the result"));
  EXPECT_FALSE(says(app, "Continue"));
}

}  // namespace
}  // namespace kairo::app
