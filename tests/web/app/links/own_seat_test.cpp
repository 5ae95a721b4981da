#include <gtest/gtest.h>

#include "tests/web/app/links/remote.h"
#include "tests/web/support/catalogue_words.h"

/// A browser knows whose it is, and shows no other hand before the player says that it is another player's.
namespace kairo::app {
namespace {

using kairo::testing::says;
using testing::AppOnStage;
using testing::fresh;
using testing::link_after;
using testing::open_as;

TEST(OwnSeat, AnOlderLinkOpenedAsAnotherMatchIsLookedAtFromTheSameSeat) {
  AppOnStage app;
  open_as(app, 1, link_after({{2, "bid 1 -"}}));
  app.press("move:bid 3 -");
  app.open(fresh());
  ASSERT_TRUE(says(app, kairo::testing::words_of("app.link.older")));
  app.press("notice.offer");
  EXPECT_EQ(app.app().saves().matches().size(), 2U);
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, R"("viewer":"1")")) << "nobody is asked once more who they are";
}

TEST(OwnSeat, OfOneMatchIsNotThatOfAnother) {
  AppOnStage app;
  open_as(app, 0, link_after({{1, "bid 1 -"}}));
  app.open(link_after({{1, "bid 3 w"}}));
  ASSERT_EQ(app.screen(), "link");
  app.press("link.kept");

  open_as(app, 2, link_after({{0, "bid 1 -"}}, 8));
  app.open(fresh(8));
  app.press("notice.offer");
  EXPECT_TRUE(says(app, R"("viewer":"2")"));
}

TEST(OwnSeat, StaysWhenOnePlaysOnFromAnEarlierMoment) {
  AppOnStage app;
  open_as(app, 0, fresh());
  app.press("move:bid 3 -");
  for (const char* id : {"menu.open", "menu.log", "log.move.1", "replay.play_on"}) app.press(id);
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, R"("viewer":"0")"));
  testing::ask_for_seat(app, "afar.seat.2");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.afar.another.words")));
}

TEST(OwnSeat, StaysWhenOnePlaysOnFromALinkToTheReplay) {
  AppOnStage app;
  const std::string link = link_after({{0, "bid 3 -"}});
  open_as(app, 2, link);
  app.open("r" + link.substr(1));
  ASSERT_EQ(app.screen(), "replay");
  app.press("replay.play_on");
  EXPECT_EQ(app.app().saves().matches().size(), 2U);
  EXPECT_TRUE(says(app, R"("viewer":"2")")) << "the match of this deal is not over";
}

}  // namespace
}  // namespace kairo::app
