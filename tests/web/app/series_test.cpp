#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/match/every_game.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/series.h"
#include "web/text/number.h"

/// Several matches in a row whose points are added up: played, kept, passed on.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;
using kairo::testing::some_match;
using kairo::testing::take_turns;

std::vector<Player> people(int seats) { return std::vector<Player>(static_cast<std::size_t>(seats)); }

Match first_moves(const Match& match, std::size_t moves) {
  Match before(match.game(), *match.setup());
  while (before.steps().size() < moves) before.play(match.steps()[before.steps().size()].move);
  return before;
}

/// The link to a match as one of a series.
std::string link_to(const Match& match, const Series& series) {
  return "#" + match_fragment(*write_code(match), people(match.now().seats()), {}, std::nullopt, series);
}

/// Opens the match before its last move, and makes that move.
void finish(AppOnStage& app, const Match& match, const Series& series) {
  app.open(link_to(first_moves(match, match.steps().size() - 1), series));
  take_turns(app);
  app.press("move:" + match.after(match.steps().size() - 1).move_text(match.steps().back().move));
  while (app.shows("table.go_on")) app.press("table.go_on");
  ASSERT_EQ(app.screen(), "end");
}

const Record& newest(const AppOnStage& app) { return app.app().saves().matches().front()->record; }

/// The stored texts, as the page sends them when it starts.
std::vector<Said> stored_matches(const AppOnStage& app) {
  std::vector<Said> all;
  for (const auto& [name, text] : app.saved()) all.emplace_back("record", name + "\n" + text);
  return all;
}

/// How the page says which match of how many this was, and how somebody stands after it.
std::string standing(int match, int of, std::string_view key, Seat seat) {
  using kairo::testing::words_of;
  return words_of({"app.series.game", {number("n", match), number("games", of)}}) + words_of("app.series.divider") +
         words_of({key, {list("names", {{"app.name.person", {number("n", seat + 1)}}})}});
}

std::string fragment_heard(const AppOnStage& app) {
  const std::string& pass = app.heard("pass");
  return "#" + pass.substr(0, pass.find('\n'));
}

TEST(ASeries, IsPlayedFromTheSetUpToItsWinner) {
  AppOnStage app;
  std::vector<std::string> presses = kairo::testing::presses_to_start(*find_game("ruin")->info, 1);
  presses.insert(presses.end() - 1, "setup.series.1");
  for (const std::string& id : presses) app.press(id);
  int sum = 0;
  for (int game = 1; game <= 2; ++game) {
    ASSERT_EQ(newest(app).series->played, game - 1);
    while (!app.app().match()->over()) {
      const Position& now = app.app().match()->now();
      app.press("move:" + now.move_text(now.legal().back()));
    }
    sum += app.app().match()->now().score().of[0].total;
    EXPECT_TRUE(says(app, "Match " + std::to_string(game) + " of 2 · " + text::number_words(sum) + " points in all"));
    EXPECT_EQ(app.shows("end.next_game"), game == 1);
    if (game == 1) app.press("end.next_game");
  }
  app.press("end.rematch");
  EXPECT_EQ(newest(app).series, new_series(2, 1)) << "another series begins";
}

TEST(ASeries, ShowsTheStandingsOfEveryGameAndGoesOnWithTheSamePeople) {
  for (const Game& game : games()) {
    const int seats = std::max(2, game.info->min_seats);
    const Match match = some_match(game, seats, 4);
    Series series = new_series(3, seats);
    series.played = 1;
    series.points.back() = 1000;
    AppOnStage app;
    finish(app, match, series);
    const std::string leads = standing(2, 3, "app.series.leader", static_cast<Seat>(seats - 1));
    EXPECT_TRUE(says(app, leads)) << game.info->id;
    const int sum = 1000 + match.now().score().of[seats - 1].total;
    EXPECT_TRUE(says(app, '"' + text::number_words(sum) + '"'));
    app.press("end.picture");
    EXPECT_NE(app.heard("result").find(leads), std::string::npos) << "the picture of the result tells it, too";
    app.press("end.next_game");
    const Match& next = *app.app().match();
    EXPECT_TRUE(next.steps().empty());
    EXPECT_EQ(next.setup()->options, match.setup()->options);
    EXPECT_NE(next.setup()->seed, match.setup()->seed);
    EXPECT_EQ(newest(app).players, people(seats));
    EXPECT_EQ(newest(app).series, after_game(series, match.now().score()));
  }
}

TEST(ASeries, NamesItsWinnerAfterTheLastGame) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  const auto says_at_the_end = [&](text::Language language, std::string_view words) {
    AppOnStage app(language);
    finish(app, match, {2, 1, {-1000, 1000, 0}});
    EXPECT_FALSE(app.shows("end.next_game"));
    return says(app, words);
  };
  EXPECT_TRUE(says_at_the_end(text::Language::en, standing(2, 2, "app.series.winner", 1)));
  EXPECT_TRUE(says_at_the_end(text::Language::ja, "2戦中の第2戦　通算優勝は"));
}

TEST(ASeries, IsKeptWithItsMatches) {
  const Match match = some_match(*find_game("haratama"), 3, 6);
  const Series series{4, 2, {-100, -50, -70}};
  std::vector<Said> kept;
  {
    AppOnStage app;
    finish(app, match, series);
    app.press("end.next_game");
    kept = stored_matches(app);
  }
  AppOnStage again(text::Language::en, 360, 640, kept);
  EXPECT_EQ(newest(again).series, after_game(series, match.now().score()));
  EXPECT_TRUE(says(again, "Match 4 of 4 · "));
  again.press("box.go_on." + again.app().saves().matches().back()->id);
  ASSERT_EQ(again.screen(), "end");
  EXPECT_TRUE(says(again, "Match 3 of 4"));
}

TEST(ASeries, IsPassedOnByLink) {
  const Match match = some_match(*find_game("wicked"), 3, 8);
  std::string link;
  Record next;
  {
    AppOnStage here;
    finish(here, match, {3, 1, {5, -6, 7}});
    here.press("end.share");
    link = fragment_heard(here);
    here.press("end.next_game");
    next = newest(here);
  }
  AppOnStage there;
  there.open(link);
  ASSERT_EQ(there.screen(), "end");
  EXPECT_TRUE(says(there, "Match 2 of 3"));
  there.press("end.next_game");
  EXPECT_EQ(newest(there).code, next.code) << "both have the same next match";
  EXPECT_EQ(newest(there).series, next.series);
}

TEST(ASeries, StaysWithBothOfTwoCoursesOfAMatch) {
  const Match match = some_match(*find_game("haratama"), 3, 6);
  const Series series{3, 1, {-10, -20, -30}};
  Match other = first_moves(match, 1);
  other.play(match.steps()[1].move == other.now().legal().back() ? other.now().legal().front()
                                                                 : other.now().legal().back());
  AppOnStage app;
  finish(app, match, series);
  app.open(link_to(other, series));
  app.press("link.linked");
  EXPECT_EQ(app.app().saves().matches().size(), 2U);
  for (const SavedMatch* saved : app.app().saves().matches()) EXPECT_EQ(saved->record.series, series);
}

TEST(ASeries, HasEachOfItsGamesOnce) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  AppOnStage app;
  finish(app, match, new_series(3, 3));
  const std::string finished = app.app().saves().matches().front()->id;
  app.press("end.next_game");
  take_turns(app);
  app.press("move:" + app.app().match()->now().move_text(app.app().match()->now().legal().front()));
  ASSERT_TRUE(says(app, kairo::testing::words_of("app.afar.answered"))) << "the own seat is still the own one";
  app.press("menu.open");
  app.press("menu.box");
  app.press("box.go_on." + finished);
  app.press("end.next_game");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.afar.answered"))) << "it goes on";
  EXPECT_EQ(app.app().saves().matches().size(), 2U);
}

TEST(ASeries, IsNotOfferedToThoseWhoPlayAgainstTheGame) {
  AppOnStage app;
  for (const char* id : {"box.play.galleria", "setup.seats.0"}) app.press(id);
  EXPECT_FALSE(says(app, "setup.series"));
  app.press("setup.seats.1");
  EXPECT_TRUE(says(app, "setup.series"));
}

TEST(ASeries, IsNotTouchedByARepeatedDeal) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  AppOnStage app;
  finish(app, match, new_series(3, 3));
  app.press("end.same_deal");
  EXPECT_EQ(newest(app).series, std::nullopt);
}

TEST(ASeries, ShowsItsTotalsDuringTheMatch) {
  const Match match = some_match(*find_game("haratama"), 3, 6);
  AppOnStage app;
  app.open(link_to(first_moves(match, match.steps().size() / 2), {3, 1, {-5000, -200, -300}}));
  take_turns(app);
  app.press("table.scores");
  ASSERT_EQ(app.screen(), "scores");
  EXPECT_TRUE(says(app, "Match 2 of 3"));
  EXPECT_TRUE(says(app, "3. Player 1: −5")) << app.mirror();
}

}  // namespace
}  // namespace kairo::app
