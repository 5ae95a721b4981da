#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/saves/statistics.h"
#include "web/app/session/session.h"
#include "web/text/number.h"

/// A person's best totals in matches without other people are remembered.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::make_last_move;
using kairo::testing::one_person;
using kairo::testing::some_match;
using kairo::testing::words_of;

const Game& ruin() { return *find_game("ruin"); }

int total_of(const Match& match) { return match.now().score().of[0].total; }

std::string key_of(const Match& match) { return result_key(*match.game().info, *match.setup()); }

/// A match like this one was played alone or against bots before, with this total.
std::string with_best(const Match& match, int total) {
  const int level = match.now().seats() > 1 ? 1 : -1;
  return statistics_text(
      {0, {{.id = "before", .course = "before", .level = level, .key = key_of(match), .people = {{.total = total}}}}});
}

/// The best total that is stored.
std::optional<int> kept(const AppOnStage& app, const Match& match) {
  return best_total(read_statistics(app.heard("statistics")).statistics, key_of(match));
}

/// Whether it says a best total, of whomever it played with.
bool tells_best(const AppOnStage& app) {
  return says(app, words_of("app.end.best")) || says(app, words_of("app.end.best.seats"));
}

void finish_alone(AppOnStage& app, const Match& match) { make_last_move(app, match, {Player{}}); }

TEST(BestScore, IsShownAndStoredForAMatchPlayedHere) {
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*ruin().info, 1)) app.press(id);
  while (!app.app().match()->over()) {
    const Position& now = app.app().match()->now();
    app.press("move:" + now.move_text(now.legal().back()));
  }
  EXPECT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, words_of("app.end.best") + text::number_words(total_of(*app.app().match()))));
  EXPECT_FALSE(says(app, words_of("app.end.best.new"))) << "there was none to beat";
  EXPECT_EQ(kept(app, *app.app().match()), total_of(*app.app().match()));
}

TEST(BestScore, SurvivesARestartAndIsNotReplacedByAWorseOne) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  std::string saved;
  {
    AppOnStage first(text::Language::en, 360, 640, {{"statistics", with_best(match, better)}});
    finish_alone(first, match);
    ASSERT_EQ(first.screen(), "end");
    EXPECT_TRUE(says(first, words_of("app.end.best") + text::number_words(better)));
    EXPECT_FALSE(says(first, words_of("app.end.best.new")));
    EXPECT_EQ(kept(first, match), better);
    saved = first.heard("statistics");
  }
  AppOnStage again(text::Language::ja, 360, 640, {{"statistics", saved}});
  finish_alone(again, match);
  EXPECT_TRUE(says(again, "ひとりの自己最高：" + text::number_words(better) + "点"));
}

TEST(BestScore, IsReplacedByABetterOneWhichIsNewOnlyOnce) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", with_best(match, total_of(match) - 1)}});
  finish_alone(app, match);
  EXPECT_TRUE(says(app, words_of("app.end.best.new")));
  EXPECT_EQ(kept(app, match), total_of(match));
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, words_of("app.end.best") + text::number_words(total_of(match))));
}

TEST(BestScore, CountsOnlyMatchesPlayedHere) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app;
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  app.press("end.replay");
  app.press("replay.leave");
  ASSERT_EQ(app.screen(), "end");
  EXPECT_EQ(kept(app, match), std::nullopt);
  EXPECT_FALSE(says(app, words_of("app.end.best")));
}

TEST(BestScore, IsForOnePersonAndScoresOnly) {
  const Match match = some_match(ruin(), 2, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", with_best(match, 999)}});
  make_last_move(app, match, {Player{}, Player{}});
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(tells_best(app));
  finish_alone(app, some_match(*find_game("galleria"), 1, 3));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(tells_best(app) || says(app, words_of("app.end.best.new")));
}

TEST(BestScore, IsOfNoMatchWithSomebodyElsewhereBesideBots) {
  const Match match = some_match(*find_game("haratama"), 4, 3);
  const Seat last = match.steps().back().seat;
  std::vector<Player> players = one_person(match);
  players[static_cast<std::size_t>((last + 1) % 4)].kind = Player::Kind::human;
  Session session("a1", match, players);
  session.take_seat(last);
  const MatchResult with_friend = result_of(session);
  ASSERT_EQ(with_friend.people.size(), 1U);
  const Statistics read = read_statistics(statistics_text({.matches = {with_friend}})).statistics;
  EXPECT_EQ(read.matches, std::vector{with_friend});
  EXPECT_EQ(seats_of(read.matches[0]), 4);
  EXPECT_EQ(best_total(read, key_of(match)), std::nullopt);
  const Statistics alone{.matches = {result_of(Session("a2", match, one_person(match)))}};
  EXPECT_EQ(best_total(alone, key_of(match)), match.now().score().of[last].total);
}

TEST(BestScore, IsKeptByGameSeatsAndOptionsAgainstBots) {
  const Match match = some_match(*find_game("haratama"), 4, 3);
  const Seat person = match.steps().back().seat;
  const int total = match.now().score().of[person].total;
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", with_best(match, total + 5)}});
  make_last_move(app, match, one_person(match));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, words_of(Phrase{"app.end.best.seats", {number("seats", 4), number("n", total + 5)}})));

  kairo::Setup other = *match.setup();
  ++other.seats;
  EXPECT_NE(result_key(*match.game().info, other), key_of(match));
  const kairo::Setup standard = standard_setup(*match.game().info, 4, 1);
  other = standard;
  other.options[0] = static_cast<std::int16_t>(match.game().info->options[0].highest == standard.options[0]
                                                   ? match.game().info->options[0].lowest
                                                   : match.game().info->options[0].highest);
  EXPECT_NE(result_key(*match.game().info, other), result_key(*match.game().info, standard));
  other = standard;
  other.seed = 99;
  EXPECT_EQ(result_key(*match.game().info, other), result_key(*match.game().info, standard));
}

TEST(BestScore, IsNotPraisedInAMatchThatWasLostToEverybody) {
  const Game& haratama = *find_game("haratama");
  const auto is_last = [](const Match& match) {
    const Score score = match.now().score();
    return score.of[match.steps().back().seat].place == score.seats;
  };
  std::uint64_t seed = 1;
  Match match = some_match(haratama, 4, seed);
  while (!is_last(match)) match = some_match(haratama, 4, ++seed);
  const int total = match.now().score().of[match.steps().back().seat].total;
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", with_best(match, total - 10)}});
  make_last_move(app, match, one_person(match));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_EQ(kept(app, match), total);
  EXPECT_FALSE(says(app, words_of("app.end.best.new")));
  EXPECT_TRUE(says(app, words_of(Phrase{"app.end.best.seats", {number("seats", 4), number("n", total)}})));
  EXPECT_EQ(app.document().find("\"look\":\"best\""), std::string_view::npos);
}

TEST(BestScore, IsNotKeptWhereNothingIsStored) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"storage", "lost"}});
  finish_alone(app, match);
  EXPECT_EQ(kept(app, match), std::nullopt);
  EXPECT_FALSE(says(app, words_of("app.end.best.new")));
}

TEST(BestScore, GoesWithTheStatistics) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", with_best(match, 999)}});
  finish_alone(app, match);
  EXPECT_TRUE(says(app, words_of("app.end.best") + "999"));
  app.say("statistics", statistics_text({.wiped = 1, .matches = {}}));
  EXPECT_FALSE(says(app, words_of("app.end.best")));
}

TEST(BestScore, CountsThoseOfOtherTabs) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  AppOnStage app;
  finish_alone(app, match);
  app.say("statistics", with_best(match, better));
  EXPECT_TRUE(says(app, words_of("app.end.best") + text::number_words(better)));
}

}  // namespace
}  // namespace kairo::app
