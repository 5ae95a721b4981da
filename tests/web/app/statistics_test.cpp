#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/statistics.h"
#include "web/text/number.h"

/// The matches that were played to their end on this device are counted, shown, exported and wiped.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::make_last_move;
using kairo::testing::one_person;
using kairo::testing::Said;
using kairo::testing::some_match;

const Game& wicked() { return *find_game("wicked"); }

Statistics stored(const AppOnStage& app) { return read_statistics(app.heard("statistics")).statistics; }

/// Statistics of one match, as they are stored.
std::string of_one_match(const std::string& id) {
  return statistics_text(
      {0, {{.id = id, .course = id, .level = 0, .key = "haratama 4", .people = {{0, 1, 12, "Ann"}}}}});
}

/// Opens the statistics from the end of a match, or from the box.
void show_statistics(AppOnStage& app) {
  if (app.screen() == "end") app.press("end.box");
  app.press("menu.open");
  app.press("menu.statistics");
  EXPECT_EQ(app.screen(), "statistics");
}

TEST(StatisticsHere, ShowAMatchPlayedToItsEnd) {
  const Match match = some_match(wicked(), 3, 3);
  const Seat person = match.steps().back().seat;
  AppOnStage app;
  make_last_move(app, match, one_person(match, 2));
  ASSERT_EQ(stored(app).matches.size(), 1U);
  const MatchResult result = stored(app).matches[0];
  EXPECT_EQ(result.level, 2);
  ASSERT_EQ(result.people.size(), 1U);
  EXPECT_EQ(result.people[0].total, match.now().score().of[person].total);
  app.press("end.box");
  app.press("box.statistics");
  ASSERT_EQ(app.screen(), "statistics");
  EXPECT_TRUE(says(app, "3 players, strongest bot: Skilled"));
  EXPECT_TRUE(says(app, '"' + text::number_words(result.people[0].total) + '"'));
}

TEST(StatisticsHere, AreEmptyAtFirst) {
  AppOnStage app;
  show_statistics(app);
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.statistics.none")));
  EXPECT_FALSE(app.shows("statistics.wipe"));
  app.say("back", "");
  EXPECT_EQ(app.screen(), "box");
}

TEST(StatisticsHere, NameThoseWhoPassTheDeviceAround) {
  const Match match = some_match(wicked(), 3, 3);
  AppOnStage app;
  for (const std::string& id : kairo::testing::presses_to_start(*wicked().info, 3)) app.press(id);
  while (!app.app().match()->over()) {
    kairo::testing::take_turns(app);
    const Position& now = app.app().match()->now();
    app.press("move:" + now.move_text(now.legal().front()));
  }
  ASSERT_EQ(stored(app).matches.size(), 1U);
  EXPECT_EQ(stored(app).matches[0].people.size(), 3U);
  show_statistics(app);
  EXPECT_TRUE(says(app, "Player 2, 3 players, people only"));
}

TEST(StatisticsHere, CountNoMatchThatWasOnlyLookedAt) {
  const Match match = some_match(wicked(), 3, 3);
  AppOnStage app;
  app.open("#" + match_fragment(*write_code(match), one_person(match, 2)));
  ASSERT_EQ(app.screen(), "end");
  app.press("end.replay");
  app.press("replay.leave");
  EXPECT_EQ(app.times("statistics"), 0);
}

TEST(StatisticsHere, CountAMatchWhoseLastMoveCameByLinkForTheOneWhoseDeviceThisIs) {
  const Match whole = some_match(wicked(), 3, 3);
  Match begun(wicked(), *whole.setup());
  begun.play(whole.steps()[0].move);
  const std::vector<Player> people(3);
  AppOnStage app;
  app.open("#" + match_fragment(*write_code(begun), people));
  ASSERT_EQ(begun.to_move(), 1);
  app.press("handover.take");
  app.open("#" + match_fragment(*write_code(whole), people));
  ASSERT_EQ(stored(app).matches.size(), 1U);
  const MatchResult result = stored(app).matches[0];
  ASSERT_EQ(result.people.size(), 1U);
  EXPECT_EQ(result.people[0].seat, 1);
}

TEST(StatisticsHere, CountAMatchOnceAlthoughItsLinkIsOpenedAgain) {
  const Match match = some_match(wicked(), 3, 3);
  AppOnStage app;
  make_last_move(app, match, one_person(match, 2));
  app.press("end.box");
  make_last_move(app, match, one_person(match, 2));
  EXPECT_EQ(stored(app).matches.size(), 1U);
}

TEST(StatisticsHere, ComeWithTheFileOfAllMatches) {
  std::string file;
  {
    const Match match = some_match(wicked(), 3, 3);
    AppOnStage app;
    make_last_move(app, match, one_person(match, 2));
    show_statistics(app);
    app.press("statistics.keep");
    file = app.heard("file");
  }
  AppOnStage other(text::Language::en, 360, 640, {{"statistics", of_one_match("x")}});
  other.say("answer", "link\n" + file);
  EXPECT_TRUE(says(other, kairo::testing::words_of({"app.parcels.taken", {number("n", 1)}})));
  EXPECT_TRUE(says(other, kairo::testing::words_of({"app.statistics.taken", {number("n", 1)}})));
  EXPECT_EQ(stored(other).matches.size(), 2U);
  other.press("dialog.close");
  const int before = other.times("statistics");
  other.say("answer", "link\n" + file);
  EXPECT_EQ(other.times("statistics"), before) << "nothing is new";
  EXPECT_EQ(stored(other).matches.size(), 2U);
}

TEST(StatisticsHere, AreTakenFromAFileWithoutMatches) {
  AppOnStage app;
  app.say("answer", "link\n" + of_one_match("x"));
  EXPECT_TRUE(says(app, kairo::testing::words_of({"app.statistics.taken", {number("n", 1)}})));
  app.press("dialog.close");
  std::string damaged = of_one_match("y");
  damaged[30] ^= 1;
  app.say("answer", "link\n" + damaged);
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.statistics.refused")));
  EXPECT_EQ(stored(app).matches.size(), 1U);
}

TEST(StatisticsHere, AreWipedAfterAQuestion) {
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", of_one_match("a")}});
  show_statistics(app);
  app.press("statistics.wipe");
  EXPECT_EQ(app.screen(), "notice");
  app.press("dialog.close");
  EXPECT_EQ(app.times("statistics"), 0);
  show_statistics(app);
  app.press("statistics.wipe");
  app.press("notice.offer");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.statistics.none")));
  EXPECT_TRUE(stored(app).matches.empty());
  EXPECT_EQ(stored(app).wiped, 1);
}

TEST(StatisticsHere, OfOtherTabsAreAddedAndWhatWasWipedDoesNotComeBack) {
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", of_one_match("a")}});
  app.say("statistics", of_one_match("b"));
  EXPECT_EQ(stored(app).matches.size(), 2U) << "the other tab knew one less";
  app.say("statistics", statistics_text({1, {}}));
  EXPECT_EQ(app.times("statistics"), 1);
  show_statistics(app);
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.statistics.none")));
  app.say("statistics", of_one_match("a"));
  EXPECT_TRUE(stored(app).matches.empty()) << "an old tab has stored what it knew";
  EXPECT_EQ(stored(app).wiped, 1);
}

TEST(StatisticsHere, PutADamagedTextAside) {
  const std::string damaged = of_one_match("a") + "x";
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", damaged}});
  EXPECT_EQ(app.heard("aside"), "statistics\n" + quarantine_name(statistics_kind, damaged));
  const Match match = some_match(wicked(), 3, 3);
  make_last_move(app, match, one_person(match, 2));
  EXPECT_EQ(stored(app).matches.size(), 1U) << "and go on";
}

TEST(StatisticsHere, LeaveWhatALaterKairoHasStored) {
  AppOnStage app(text::Language::en, 360, 640, {{"statistics", "kairo statistics 2\nbetter\n"}});
  const Match match = some_match(wicked(), 3, 3);
  make_last_move(app, match, one_person(match, 2));
  show_statistics(app);
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.aside.later_version")));
  EXPECT_FALSE(app.shows("statistics.wipe"));
  EXPECT_EQ(app.times("statistics") + app.times("aside"), 0);
}

}  // namespace
}  // namespace kairo::app
