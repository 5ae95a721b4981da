#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/arrows.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"

/// A replay that plays by itself.
namespace kairo::app {
namespace {

class Viewer : public kairo::testing::AppOnStage {
 public:
  explicit Viewer(const Match& match, const char* motion = "full") {
    say("motion", motion);
    open(replay_fragment(*write_code(match), std::vector<Player>(static_cast<std::size_t>(match.now().seats()))));
  }
  /// Until nothing more happens by itself, or for so many seconds. A slow device draws ten frames in one.
  void watch(double seconds = 3600) {
    for (const double end = now() + seconds; app().due() && now() < end;) frame(std::max(*app().due(), 0.1));
  }
  [[nodiscard]] bool says(std::string_view words) const { return mirror().find(words) != std::string::npos; }
};

class ReplayOfEveryGame : public ::testing::TestWithParam<const Game*> {};

TEST_P(ReplayOfEveryGame, PlaysToItsEndWithoutATouch) {
  const Match match = kairo::testing::some_match(*GetParam(), GetParam()->info->max_seats, 5);
  const std::string all = std::to_string(match.steps().size());
  for (const char* motion : {"full", "reduced"}) {
    Viewer viewer(match, motion);
    viewer.watch(5);
    EXPECT_TRUE(viewer.says(kairo::testing::words_of("app.replay.start"))) << "it waits for the player";
    viewer.press("replay.play");
    viewer.watch();
    EXPECT_TRUE(viewer.says("Move " + all + " of " + all)) << motion;
    EXPECT_FALSE(viewer.app().due()) << "and rests";
    EXPECT_TRUE(viewer.says(R"("replay.play","words":"Play")")) << viewer.mirror();
  }
}

std::vector<const Game*> every_game() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Box, ReplayOfEveryGame, ::testing::ValuesIn(every_game()),
                         [](const auto& game) { return std::string(game.param->info->id); });

Match some_wicked() { return kairo::testing::some_match(*find_game("wicked"), 3, 5); }

TEST(ReplayPlaying, PausesAtATouchOfItsButtonAndWhenAMomentIsChosen) {
  for (const char* id : {"replay.play", "replay.back.move", "replay.first"}) {
    Viewer viewer(some_wicked());
    viewer.press("replay.on.round");
    viewer.press("replay.play");
    viewer.watch(3);
    viewer.press(id);
    viewer.watch(5);
    const std::string before = viewer.mirror();
    viewer.watch(5);
    EXPECT_EQ(viewer.mirror(), before) << id;
  }
}

TEST(ReplayPlaying, GoesOnAfterADialogAndBeginsAnewAtTheEnd) {
  Viewer viewer(some_wicked());
  viewer.press("replay.play");
  viewer.press("menu.open");
  viewer.watch(5);
  viewer.press("dialog.close");
  EXPECT_TRUE(viewer.says(kairo::testing::words_of("app.replay.start"))) << "nothing is missed behind a dialog";
  viewer.watch();
  viewer.press("replay.play");
  EXPECT_TRUE(viewer.says(kairo::testing::words_of("app.replay.start")));
}

TEST(ReplayPlaying, IsStartedAndPausedBySpaceUnlessThatPressesAButton) {
  constexpr auto pause = R"("replay.play","words":"Pause")";
  Viewer viewer(some_wicked());
  viewer.strike(ImGuiKey_Space);
  EXPECT_TRUE(viewer.says(pause));
  viewer.strike(ImGuiKey_Space);
  EXPECT_FALSE(viewer.says(pause));
  kairo::testing::Arrows arrows([&](ImGuiKey key) { viewer.strike(key); }, viewer.app().ui());
  ASSERT_TRUE(arrows.reach("replay.leave"));
  viewer.strike(ImGuiKey_Space);
  EXPECT_EQ(viewer.screen(), "box");
}

TEST(ReplayPlaying, IsHurriedByATap) {
  Viewer viewer(some_wicked());
  viewer.press("replay.on.round");
  viewer.press("replay.back.move");
  viewer.press("replay.play");
  while (!viewer.shows("replay.hurry")) viewer.watch(0.1);
  viewer.tap(viewer.app().ui().area().centre());
  EXPECT_FALSE(viewer.shows("replay.hurry")) << "what was moving is where it goes";
  EXPECT_TRUE(viewer.says(R"("replay.play","words":"Pause")")) << "and it goes on";
}

}  // namespace
}  // namespace kairo::app
