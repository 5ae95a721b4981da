#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_by_itself.h"
#include "tests/web/support/catalogue_words.h"
#include "web/app/links/link_reader.h"

/// A match that travels between devices by link: what the person who opens it sees, and does next.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;
using kairo::testing::AppOnStage;
using kairo::testing::Said;
using testing::play;
using testing::played;
using testing::players;
using testing::session;

std::string link_to(const Match& match, const std::string& kinds = "hhh") {
  return match_fragment(write_code(match).value_or(""), players(kinds));
}

std::string first_move(const Match& match) { return "move:" + match.now().move_text(match.now().legal().front()); }

Match finished() {
  Match match = testing::new_match(3, 9);
  while (!match.over()) match.play_index(0);
  return match;
}

TEST(ByLink, ArrivalShowsGameSenderAndQuestion) {
  AppOnStage app;
  app.open(link_to(played(1)));
  EXPECT_EQ(app.screen(), "handover");
  EXPECT_TRUE(says(app, R"("title":"The Wicked Labyrinth")"));
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.arrival.from", {seat_name("seat", 0)}})));
  EXPECT_TRUE(says(app, "Player 2: "));  // the question
  EXPECT_TRUE(says(app, kairo::testing::words_of({"wicked.event.bid_sealed", {seat_name("seat", 0)}})));
  EXPECT_FALSE(says(app, kairo::testing::words_of("app.handover.next")));
  EXPECT_FALSE(says(app, "move:"));
  EXPECT_TRUE(app.shows("handover.take"));
}

TEST(ByLink, ArrivalNamesNobodyAsTheSenderWhereAnotherOneMayBe) {
  AppOnStage app;
  app.open(link_to(played(2)));
  EXPECT_FALSE(says(app, kairo::testing::words_of("app.arrival.from"))) << "Player 2 may have answered before Player 1";
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.arrival.answered") + "Player 1, Player 2"));
}

TEST(ByLink, AfterTheAnswerTheTableStaysAndOffersTheLink) {
  const Match match = played(1);
  AppOnStage app;
  app.open(link_to(match));
  app.press("handover.take");
  app.press(first_move(match));
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, "Send Player 3 the link"));
  EXPECT_FALSE(app.shows("handover.take"));
  EXPECT_FALSE(says(app, "move:"));
  app.press("table.pass");
  EXPECT_TRUE(app.heard("pass").starts_with("m="));
  EXPECT_NE(app.heard("pass").find("Player 3, it's your turn"), std::string::npos);
}

TEST(ByLink, TheNextPersonMayBeHereAfterAll) {
  const Match match = played(1);
  AppOnStage app;
  app.open(link_to(match));
  app.press("handover.take");
  app.press(first_move(match));
  app.press("table.hand_over");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.afar.around.words")));
  app.press("notice.offer");
  EXPECT_EQ(app.screen(), "handover");
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.handover.pass", {seat_name("seat", 2)}})));
  app.press("handover.take");
  EXPECT_TRUE(says(app, "move:"));
}

TEST(ByLink, APersonWhoReturnsSeesWhatHasHappenedSince) {
  Match match = played(3);  // the hands are open, and Player 1 has moved
  AppByItself app(text::Language::en, 360, 640, {{"motion", "full"}});
  app.open(link_to(match));
  ASSERT_EQ(app.screen(), "handover");
  const std::size_t seen = moves_until_last_of(match, match.to_move());
  ASSERT_GT(seen, 0U);
  EXPECT_TRUE(says(app, "Since "));
  app.answer("handover.take");
  EXPECT_GT(app.took(), 1) << "nothing was shown happening";
}

TEST(ByLink, NobodyCanAnswerForAPersonElsewhere) {
  Session away = session("hhh");
  away.open_link();
  EXPECT_TRUE(away.custody().is_arriving());
  EXPECT_EQ(away.viewer(), no_seat);
  away.hand_over();
  EXPECT_EQ(away.viewer(), 0);
  ASSERT_TRUE(play(away, "bid 1 -"));
  EXPECT_TRUE(away.turn().is_away());
  EXPECT_EQ(away.viewer(), 0);
  EXPECT_FALSE(away.viewer_may_act());
  EXPECT_EQ(away.turn().undoable_by(), 0);
  away.pass_around();
  EXPECT_FALSE(away.turn().is_away());
  EXPECT_EQ(away.awaited(), 1);
  EXPECT_EQ(away.viewer(), no_seat);
}

TEST(Deal, ItsLinkSaysWhetherTheMatchIsStillRunning) {
  AppOnStage app;
  app.open(link_to(played(2)));
  app.press("menu.open");
  app.press("menu.share_deal");
  EXPECT_TRUE(app.heard("pass").starts_with("d="));
  EXPECT_TRUE(app.heard("pass").ends_with(kairo::testing::words_of("app.pass.deal.running") + "\ndeal.running"));

  app.open(link_to(finished()));
  ASSERT_EQ(app.screen(), "end");
  app.press("menu.open");
  app.press("menu.share_deal");
  EXPECT_TRUE(app.heard("pass").ends_with(kairo::testing::words_of("app.pass.deal") + "\ndeal"));
}

AppOnStage framed() { return AppOnStage(text::Language::en, 360, 640, {Said{"only", "wicked\nframe"}}); }

TEST(Framed, NothingLeadsToTheBox) {
  AppOnStage app = framed();
  EXPECT_EQ(app.screen(), "setup");
  EXPECT_FALSE(app.shows("setup.back"));
  app.press("setup.start");
  kairo::testing::take_turns(app);
  app.press("menu.open");
  app.press("menu.box");
  EXPECT_EQ(app.screen(), "setup");
  app.press("setup.back");
  EXPECT_EQ(app.screen(), "table") << "the match that was left";
}

TEST(Framed, AMatchThatIsOverLeadsToANewOne) {
  AppOnStage app = framed();
  app.open(link_to(finished()));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(says(app, kairo::testing::words_of("app.end.box")));
  app.press("end.box");
  EXPECT_EQ(app.screen(), "setup");
}

}  // namespace
}  // namespace kairo::app
