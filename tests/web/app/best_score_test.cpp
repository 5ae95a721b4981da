#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/records.h"
#include "web/app/screens/save_words.h"
#include "web/text/number.h"

/// A person's best totals in matches without other people are remembered.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::make_last_move;
using kairo::testing::one_person;
using kairo::testing::some_match;

const Game& ruin() { return *find_game("ruin"); }

int total_of(const Match& match) { return match.now().score().of[0].total; }

std::string key_of(const Match& match) { return record_key(*match.game().info, *match.setup()); }

std::string best_line(const Match& match, int total) {
  return "best " + key_of(match) + " " + std::to_string(total) + "\n";
}

std::string with_best(const Match& match, int total) { return records_text({{key_of(match), total}}); }

bool keeps(const AppOnStage& app, const std::string& line) {
  return app.heard("records").find(line) != std::string::npos;
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
  EXPECT_TRUE(says(app, "Your best solo: " + text::number_words(total_of(*app.app().match()))));
  EXPECT_FALSE(says(app, "A new record")) << "there was none to beat";
  EXPECT_TRUE(keeps(app, best_line(*app.app().match(), total_of(*app.app().match()))));
}

TEST(BestScore, SurvivesARestartAndIsNotReplacedByAWorseOne) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  std::string saved;
  {
    AppOnStage first(text::Language::en, 360, 640, {{"records", with_best(match, better)}});
    finish_alone(first, match);
    ASSERT_EQ(first.screen(), "end");
    EXPECT_TRUE(says(first, "Your best solo: " + text::number_words(better)));
    EXPECT_FALSE(says(first, "A new record"));
    EXPECT_FALSE(keeps(first, "best")) << "nothing is new";
    saved = with_best(match, better);
  }
  AppOnStage again(text::Language::ja, 360, 640, {{"records", saved}});
  finish_alone(again, match);
  EXPECT_TRUE(says(again, "ひとりの自己最高：" + text::number_words(better) + "点"));
}

TEST(BestScore, IsReplacedByABetterOneWhichIsNewOnlyOnce) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"records", with_best(match, total_of(match) - 1)}});
  finish_alone(app, match);
  EXPECT_TRUE(says(app, "A new record"));
  EXPECT_TRUE(keeps(app, best_line(match, total_of(match))));
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, "Your best solo: " + text::number_words(total_of(match))));
}

TEST(BestScore, CountsOnlyMatchesPlayedHere) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app;
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>{{}}));
  ASSERT_EQ(app.screen(), "end");
  app.press("end.replay");
  app.press("replay.leave");
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(keeps(app, "best"));
  EXPECT_FALSE(says(app, "Your best solo"));
}

TEST(BestScore, IsForOnePersonAndScoresOnly) {
  const Match match = some_match(ruin(), 2, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"records", with_best(match, 999)}});
  make_last_move(app, match, {Player{}, Player{}});
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(says(app, "Your best"));
  finish_alone(app, some_match(*find_game("galleria"), 1, 3));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_FALSE(says(app, "Your best") || says(app, "A new record"));
  EXPECT_FALSE(keeps(app, "best galleria"));
}

TEST(BestScore, IsKeptByGameSeatsAndOptionsAgainstBots) {
  const Match match = some_match(*find_game("haratama"), 4, 3);
  const Seat person = match.steps().back().seat;
  const int total = match.now().score().of[person].total;
  AppOnStage app(text::Language::en, 360, 640, {{"records", with_best(match, total + 5)}});
  make_last_move(app, match, one_person(match));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_TRUE(says(app, "Your best, 4 seats: " + text::number_words(total + 5)));

  kairo::Setup other = *match.setup();
  ++other.seats;
  EXPECT_NE(record_key(*match.game().info, other), key_of(match));
  const kairo::Setup standard = standard_setup(*match.game().info, 4, 1);
  other = standard;
  other.options[0] = static_cast<std::int16_t>(match.game().info->options[0].highest == standard.options[0]
                                                   ? match.game().info->options[0].lowest
                                                   : match.game().info->options[0].highest);
  EXPECT_NE(record_key(*match.game().info, other), record_key(*match.game().info, standard));
  other = standard;
  other.seed = 99;
  EXPECT_EQ(record_key(*match.game().info, other), record_key(*match.game().info, standard));
}

TEST(BestScore, IsNotKeptWhereNothingIsStored) {
  const Match match = some_match(ruin(), 1, 3);
  AppOnStage app(text::Language::en, 360, 640, {{"storage", "lost"}});
  finish_alone(app, match);
  EXPECT_FALSE(keeps(app, "best"));
  EXPECT_FALSE(says(app, "A new record"));
}

TEST(BestScore, OfEarlierKairosIsAdopted) {
  const Match match(ruin(), standard_setup(*ruin().info, 1, 3));
  AppOnStage app(text::Language::en, 360, 640, {{"settings", "kairo settings 1\nbest ruin 9999\n"}});
  Match ended = match;
  Rng rng(3);
  play_at_random(ended, rng, 10000);
  ASSERT_TRUE(ended.over());
  finish_alone(app, ended);
  EXPECT_TRUE(says(app, "Your best solo: 9999"));
}

TEST(BestScore, PutsADamagedTextAside) {
  const Match match = some_match(ruin(), 1, 3);
  const std::string damaged = "kairo records 1\nbest ruin 1 7";
  AppOnStage app(text::Language::en, 360, 640, {{"records", damaged}});
  EXPECT_EQ(app.heard("aside"), "records\n" + aside_name(records_kind, damaged));
  finish_alone(app, match);
  EXPECT_TRUE(keeps(app, best_line(match, total_of(match)))) << "and goes on";
  const Quarantined aside{.name = aside_name(records_kind, damaged), .text = damaged, .fault = RecordFault::damaged};
  EXPECT_EQ(words_of(text::Writer(text::Language::en, {}), aside).title, "Your best scores") << "it is not a match";
}

TEST(BestScore, LeavesWhatALaterKairoHasStored) {
  AppOnStage later(text::Language::en, 360, 640, {{"records", "kairo records 2\nbetter than ever\n"}});
  finish_alone(later, some_match(ruin(), 1, 3));
  EXPECT_EQ(later.screen(), "end");
  EXPECT_EQ(later.times("records"), 0);
  EXPECT_EQ(later.times("aside"), 0);
}

TEST(BestScore, CountsThoseOfOtherTabs) {
  const Match match = some_match(ruin(), 1, 3);
  const int better = total_of(match) + 1;
  AppOnStage app;
  finish_alone(app, match);
  app.say("records", with_best(match, better));
  EXPECT_TRUE(says(app, "Your best solo: " + text::number_words(better)));
  app.say("records", with_best(match, better - 2));
  EXPECT_TRUE(keeps(app, best_line(match, better))) << "what the other tab did not know is stored again";
}

}  // namespace
}  // namespace kairo::app
