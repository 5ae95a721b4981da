#include <gtest/gtest.h>

#include "tests/web/app/links/remote.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/made_up_thoughts.h"

/// A match with people elsewhere, as a person sees it: their own seat, who is missing, and what comes in.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;
using kairo::testing::says;
using testing::fresh;
using testing::link_after;
using testing::open_as;
using testing::sent;

TEST(RemoteMatch, AnybodyMayAnswerFirst) {
  AppOnStage app;
  open_as(app, 2, fresh());
  EXPECT_EQ(app.screen(), "table");
  ASSERT_TRUE(says(app, "move:bid 1 -"));
  EXPECT_TRUE(says(app, R"("viewer":"2")"));
  app.press("move:bid 1 -");
  EXPECT_FALSE(says(app, "move:bid"));
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.afar.answered")));
  EXPECT_TRUE(says(app, "Still missing: Player 1, Player 2."));
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.pass.next.group")));
  app.press("table.pass");
  EXPECT_NE(sent(app).find("&a="), std::string::npos);
  EXPECT_TRUE(app.heard("pass").ends_with("Player 1, Player 2" + kairo::testing::words_of("app.pass.group.round")));
}

TEST(RemoteMatch, APersonWhoOpensALinkReadsWhoIsAsked) {
  AppOnStage app;
  app.open(link_after({{0, "bid 1 -"}}));
  EXPECT_TRUE(says(app, "Still missing: Player 2, Player 3."));
  const auto& items = draw::testing::drawn_items(app.app().ui());
  EXPECT_EQ(std::ranges::count(items, kairo::testing::words_of("app.arrival.several"), &draw::DrawnItem::words), 1);
  EXPECT_EQ(std::ranges::count(items, "Player 2's turn", &draw::DrawnItem::words), 0);
}

TEST(RemoteMatch, AMatchPlayedAgainIsOnTheSameDevices) {
  AppOnStage app;
  Match match = testing::new_match();
  while (!match.over()) match.play_index(0);
  Match before(match.game(), *match.setup());
  while (before.steps().size() + 1 < match.steps().size()) before.play(match.steps()[before.steps().size()].move);
  app.open(match_fragment(*write_code(before), testing::players("hhh")));
  app.press("handover.take");
  if (app.shows("recap.skip")) app.press("recap.skip");
  app.press("move:" + before.now().move_text(match.steps().back().move));
  ASSERT_EQ(app.screen(), "end");
  app.press("end.rematch");
  EXPECT_EQ(app.screen(), "table") << "nobody else is asked for here";
  EXPECT_TRUE(kairo::testing::says(app, "table.afar"));
}

TEST(RemoteMatch, ALinkTakesItsMatchFromAnotherTab) {
  AppOnStage app;
  open_as(app, 2, fresh());
  ASSERT_EQ(app.times("seize"), 0) << "it is open here";
  app.press("menu.open");
  app.press("menu.box");
  app.open(link_after({{0, "bid 1 -"}}));
  EXPECT_EQ(app.times("seize"), 1);
  EXPECT_EQ(app.screen(), "table");
}

TEST(RemoteMatch, APersonWhoSaysWhoTheyAreIsKnownAfterAReload) {
  std::vector<Said> before;
  {
    AppOnStage app;
    open_as(app, 1, fresh());
    for (const auto& [name, text] : app.saved()) before.emplace_back("record", name + "\n" + text);
  }
  AppOnStage again(text::Language::en, 360, 640, before);
  again.open(fresh());
  EXPECT_EQ(again.screen(), "table");
  EXPECT_TRUE(says(again, R"("viewer":"1")"));
}

/// How many names of players have a tick.
std::ptrdiff_t ticks(const AppOnStage& app) {
  return std::ranges::count(draw::testing::drawn_items(app.app().ui()), "tick", &draw::DrawnItem::words);
}

TEST(RemoteMatch, APlayerWhoHasAnsweredHasATickAtTheirName) {
  // A phone shows no name beside one's own hand.
  for (const auto& [width, height, own] : {std::tuple(1280.0F, 800.0F, 1), std::tuple(360.0F, 640.0F, 0)}) {
    AppOnStage app(text::Language::en, width, height);
    open_as(app, 1, link_after({{2, "bid 1 -"}}));
    EXPECT_EQ(ticks(app), 1) << "the third player's";
    app.press("move:bid 1 -");
    ASSERT_TRUE(says(app, "Still missing: Player 1."));
    EXPECT_EQ(ticks(app), 1 + own);
    app.open(link_after({{0, "bid 3 -"}, {1, "bid 1 -"}, {2, "bid 1 -"}}));
    EXPECT_EQ(ticks(app), 0) << "the bids are open";
  }
}

TEST(RemoteMatch, AHintIsGivenAheadOfOnesTurn) {
  AppOnStage app(text::Language::en, 1280, 800);
  open_as(app, 2, fresh());
  ASSERT_TRUE(app.shows("table.hint"));
  app.press("table.hint");
  const auto legal = app.app().match()->now().asked_ahead(2)->legal();
  kairo::testing::answer_question(app, kairo::testing::preferring(legal[1], legal[0]));
  EXPECT_TRUE(says(app, "834"));
  app.press("move:bid 1 -");
  EXPECT_FALSE(says(app, "834"));
}

TEST(RemoteMatch, AnAnswerAheadCanBeTakenBack) {
  AppOnStage app;
  open_as(app, 2, fresh());
  app.press("move:bid 1 -");
  EXPECT_TRUE(app.shows("table.undo"));
  app.press("table.undo");
  EXPECT_TRUE(says(app, "move:bid 1 -"));
  app.press("move:bid 2 -");
  app.press("table.pass");
  EXPECT_EQ(sent(app), link_after({{2, "bid 2 -"}}));
}

TEST(RemoteMatch, ThePersonWhoCompletesTheRevealSeesItAndGoesOn) {
  AppOnStage app;
  open_as(app, 0, fresh());
  app.press("move:bid 3 -");
  app.say("answer", "link\nMio: #" + link_after({{2, "bid 1 -"}}) + "\nKen: #" + link_after({{1, "bid 2 -"}}));
  EXPECT_EQ(app.app().match()->steps().size(), 3U);
  EXPECT_TRUE(app.shows("recap.skip")) << "the reveal is shown";
  app.press("recap.skip");
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, R"("viewer":"0")"));
  EXPECT_TRUE(says(app, "move:"));
}

TEST(RemoteMatch, NewAnswersAreSaid) {
  AppOnStage app;
  open_as(app, 0, fresh());
  app.press("move:bid 3 -");
  app.open(link_after({{2, "bid 1 -"}}));
  EXPECT_TRUE(says(app, "New answers: Player 3."));
  EXPECT_TRUE(says(app, "Still missing: Player 2."));
  EXPECT_TRUE(says(app, "Send Player 2 the link"));
  app.open(link_after({{0, "bid 3 -"}, {2, "bid 1 -"}}));
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.link.nothing_new")));
  app.open(fresh());
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.link.older")));
  app.press("dialog.close");
  EXPECT_EQ(app.screen(), "table");
  EXPECT_EQ(app.app().saves().matches().size(), 1U);
}

TEST(RemoteMatch, AnswersAheadOfOthersAreNowhereToBeSeen) {
  const auto mirror_of = [](const std::string& link) {
    AppOnStage app;
    open_as(app, 0, link);
    std::string seen = app.mirror() + app.heard("title");
    app.press("menu.open");
    app.press("menu.log");
    seen += app.mirror();
    return seen;
  };
  const std::string one = mirror_of(link_after({{2, "bid 1 -"}}));
  EXPECT_EQ(one, mirror_of(link_after({{2, "bid 3 w"}})));
  EXPECT_EQ(one, mirror_of(link_after({{2, "bid 2 -"}})));
}

TEST(RemoteMatch, TheSeatIsRememberedWithTheMatch) {
  std::vector<Said> before;
  {
    AppOnStage app;
    open_as(app, 1, fresh());
    app.press("move:bid 2 -");
    for (const auto& [name, text] : app.saved()) before.emplace_back("record", name + "\n" + text);
    before.emplace_back("settings", app.heard("settings"));
  }
  AppOnStage next_visit(text::Language::en, 360, 640, before);
  EXPECT_EQ(next_visit.screen(), "table");
  EXPECT_TRUE(says(next_visit, R"("viewer":"1")"));
  EXPECT_TRUE(says(next_visit, kairo::testing::words_of("app.afar.answered")));
  next_visit.press("table.pass");
  EXPECT_EQ(sent(next_visit), link_after({{1, "bid 2 -"}}));
}

TEST(RemoteMatch, AnotherHandNeedsTheWords) {
  AppOnStage app;
  open_as(app, 1, fresh());
  app.press("menu.open");
  app.press("menu.afar");
  EXPECT_EQ(app.screen(), "afar");
  EXPECT_TRUE(says(app, R"("words":"Player 1","note":"is missing")"));
  app.press("afar.seat.0");
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.afar.another.words", {seat_name("seat", 0)}})));
  app.press("dialog.close");
  EXPECT_TRUE(says(app, R"("viewer":"1")"));
  app.press("menu.open");
  app.press("menu.afar");
  app.press("afar.seat.0");
  app.press("notice.offer");
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, R"("viewer":"0")"));
  app.press("menu.open");
  app.press("menu.afar");
  app.press("afar.around");
  app.press("notice.offer");
  EXPECT_EQ(app.screen(), "handover");
}

TEST(RemoteMatch, TheSenderOfTheFirstLinkStaysWhoTheyAre) {
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*testing::wicked().info, 3)) app.press(id);
  app.press("handover.take");
  app.press("move:bid 1 -");
  EXPECT_EQ(app.screen(), "handover");
  app.press("table.pass");
  EXPECT_EQ(app.screen(), "table");
  EXPECT_TRUE(says(app, R"("viewer":"0")"));
  EXPECT_TRUE(says(app, "Still missing: Player 2, Player 3."));
}

TEST(RemoteMatch, DamagedAnswersAreSaid) {
  std::string link = link_after({{2, "bid 1 -"}});
  char& letter = link[link.find("&a=") + 3];
  letter = letter == 'B' ? 'C' : 'B';
  AppOnStage app;
  app.open(link);
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.link.answers_lost")));
  app.press("dialog.close");
  EXPECT_EQ(app.screen(), "handover");
}

}  // namespace
}  // namespace kairo::app
