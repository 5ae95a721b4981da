#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/web/app/links/remote.h"
#include "tests/web/support/catalogue_words.h"

/// Links that cannot all be true: who answered in two ways is named, each course can be opened, nothing is lost, and
/// nobody is asked twice.
namespace kairo::app {
namespace {

using kairo::testing::says;
using testing::AppOnStage;
using testing::fresh;
using testing::link_after;
using testing::open_as;
using testing::sent;

void paste(AppOnStage& app, const std::vector<std::string>& links) {
  std::string chat;
  for (const std::string& link : links) chat += "Mio: https://example.org/#" + link + "\n";
  app.say("answer", "link\n" + chat);
}

std::string one_piece() { return link_after({{2, "bid 1 -"}}); }
std::string three_pieces() { return link_after({{2, "bid 3 w"}}); }
std::string two_pieces() { return link_after({{2, "bid 2 -"}}); }

TEST(Contradictions, NameWhoAnsweredInTwoWaysWithoutTheSecret) {
  AppOnStage app;
  open_as(app, 0, one_piece());
  app.press("move:bid 3 -");
  paste(app, {three_pieces()});
  EXPECT_EQ(app.screen(), "link");
  EXPECT_TRUE(says(app, "Player 3" + kairo::testing::words_of("app.link.twice")));
  EXPECT_EQ(app.document().find("3 pieces"), std::string_view::npos);
}

TEST(Contradictions, BetweenTwoLinksAreNamedWhereNoneIsSaved) {
  AppOnStage app;
  paste(app, {one_piece(), three_pieces()});
  EXPECT_EQ(app.screen(), "link");
  EXPECT_TRUE(says(app, "Player 3" + kairo::testing::words_of("app.link.twice")));
}

TEST(Contradictions, AreNotSavedBeforeAnybodyPlays) {
  AppOnStage app;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    paste(app, {link_after({{2, "bid 1 -"}}, seed), link_after({{2, "bid 3 w"}}, seed)});
  EXPECT_EQ(app.screen(), "link");
  app.press("link.kept");
  EXPECT_TRUE(app.saved().empty()) << "a page may open any number of links";
  EXPECT_TRUE(app.app().saves().matches().empty());
  app.press("handover.take");
  EXPECT_TRUE(says(app, R"("viewer":"0")"));
  EXPECT_EQ(app.saved().size(), 1U);
}

TEST(Contradictions, TheSavedMatchStaysAsItWas) {
  AppOnStage app;
  open_as(app, 0, one_piece());
  app.press("move:bid 3 -");
  paste(app, {three_pieces()});
  app.press("link.kept");
  EXPECT_EQ(app.screen(), "table");
  app.press("table.pass");
  EXPECT_EQ(sent(app), link_after({{0, "bid 3 -"}, {2, "bid 1 -"}}));
  EXPECT_EQ(app.app().saves().matches().size(), 1U);
}

TEST(Contradictions, TheOtherCourseHasTheOwnAnswerToo) {
  AppOnStage app;
  open_as(app, 0, one_piece());
  app.press("move:bid 3 -");
  paste(app, {three_pieces()});
  app.press("link.linked");
  EXPECT_TRUE(says(app, R"("viewer":"0")")) << "it is still the same person";
  EXPECT_FALSE(says(app, "move:bid 1 -"));
  EXPECT_EQ(app.app().saves().matches().size(), 2U);
  app.press("table.pass");
  EXPECT_EQ(sent(app), link_after({{0, "bid 3 -"}, {2, "bid 3 w"}}));
}

TEST(Contradictions, TheMatchShownIsTheMatchOpened) {
  AppOnStage app;
  open_as(app, 0, one_piece());
  app.press("move:bid 3 -");
  paste(app, {three_pieces(), link_after({{1, "bid 2 -"}})});
  EXPECT_TRUE(says(app, R"("words":"3 moves)"));
  EXPECT_FALSE(says(app, R"("words":"2 moves)")) << "all that does not contradict is on both sides";
  app.press("link.kept");
  EXPECT_EQ(app.app().match()->steps().size(), 3U);
}

TEST(Contradictions, OfThreeCoursesEachCanBeOpened) {
  for (const auto& [button, bid] : {std::pair("link.linked", "bid 3 w"), std::pair("link.linked.1", "bid 2 -")}) {
    AppOnStage app;
    open_as(app, 0, one_piece());
    app.press("move:bid 3 -");
    paste(app, {three_pieces(), two_pieces()});
    ASSERT_TRUE(says(app, "link.linked.1"));
    app.press(button);
    app.press("table.pass");
    EXPECT_EQ(sent(app), link_after({{0, "bid 3 -"}, {2, bid}}));
  }
}

TEST(Contradictions, ThatWereDecidedAreNotAskedAboutAgain) {
  for (const char* choice : {"link.kept", "link.linked"}) {
    AppOnStage app;
    open_as(app, 0, fresh());
    paste(app, {one_piece(), three_pieces()});
    ASSERT_EQ(app.screen(), "link");
    app.press(choice);
    const std::size_t matches = app.app().saves().matches().size();
    for (int again = 0; again < 2; ++again) {
      paste(app, {one_piece(), three_pieces()});
      EXPECT_NE(app.screen(), "link") << choice;
      if (app.screen() == "notice") app.press("dialog.close");
      EXPECT_EQ(app.app().saves().matches().size(), matches);
    }
  }
}

TEST(Contradictions, OfASingleLinkCanBeDecidedAnew) {
  AppOnStage app;
  open_as(app, 0, one_piece());
  for (int again = 0; again < 2; ++again) {
    app.open(three_pieces());
    ASSERT_EQ(app.screen(), "link");
    app.press("link.kept");
  }
}

}  // namespace
}  // namespace kairo::app
