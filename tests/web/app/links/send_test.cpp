#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/web/app/links/remote.h"
#include "tests/web/support/catalogue_words.h"

/// The people to whom the buttons of a match by link send it.
namespace kairo::app {
namespace {

using kairo::testing::says;
using testing::AppOnStage;
using testing::sent;

/// The link to a match before its last move, and that move's button in the mirror.
struct Ending {
  std::string link;
  std::string last;
};

Ending ending(const char* game, const std::string& people) {
  Rng rng(3);
  const GameInfo& info = *find_game(game)->info;
  Match whole(*find_game(game), standard_setup(info, static_cast<int>(people.size()), 3));
  play_at_random(whole, rng, 5000);
  EXPECT_TRUE(whole.over());
  Match before(whole.game(), *whole.setup());
  while (before.steps().size() + 1 < whole.steps().size()) before.play(whole.steps()[before.steps().size()].move);
  return {match_fragment(*write_code(before), testing::players(people)),
          "move:" + before.now().move_text(whole.steps().back().move)};
}

/// The position of a button in the mirror.
std::size_t place_of(const AppOnStage& app, std::string_view id) { return app.mirror().find(id); }

TEST(Sending, IsTheMainThingAfterTheLastMove) {
  for (const char* people : {"hhh", "hhhh"}) {
    AppOnStage app;
    const Ending match = ending("haratama", people);
    app.open(match.link);
    app.press("handover.take");
    if (app.shows("recap.skip")) app.press("recap.skip");
    app.press(match.last);
    ASSERT_NE(app.screen(), "end") << "the last round is looked at first";
    app.press("table.go_on");
    ASSERT_EQ(app.screen(), "end");
    EXPECT_TRUE(says(app, kairo::testing::words_of("app.pass.next.group")));
    EXPECT_LT(place_of(app, "end.share"), place_of(app, "end.rematch"));
    app.press("end.share");
    EXPECT_TRUE(sent(app).starts_with("m="));
    EXPECT_LT(place_of(app, "end.rematch"), place_of(app, "end.share")) << "the others can know it";
  }
}

TEST(Sending, IsNotTheMainThingForWhoSeesTheEndOnly) {
  const Ending match = ending("haratama", "hhh");
  AppOnStage app;
  app.open(match.link);
  app.press("handover.take");
  app.open(match.link);
  EXPECT_NE(app.screen(), "end");
  if (app.shows("recap.skip")) app.press("recap.skip");
  app.press(match.last);
  app.press("table.go_on");
  app.press("end.share");
  const std::string over = sent(app);
  app.press("end.box");
  app.open(over);
  ASSERT_EQ(app.screen(), "end");
  EXPECT_LT(place_of(app, "end.rematch"), place_of(app, "end.share"));
}

TEST(Sending, AfterTheVeryFirstAnswerIsToAllWhoAreAsked) {
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*testing::wicked().info, 3)) app.press(id);
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.pass.to", {seat_name("seat", 0)}})));
  app.press("handover.take");
  app.press("move:bid 1 -");
  ASSERT_EQ(app.screen(), "handover");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.pass.next.group")));
  app.press("table.pass");
  EXPECT_TRUE(app.heard("pass").ends_with("Player 2, Player 3" + kairo::testing::words_of("app.pass.group.round")));
}

}  // namespace
}  // namespace kairo::app
