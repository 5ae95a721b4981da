#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "web/app/saves/record.h"
#include "web/text/sentence.h"

/// One match in several tabs, or in a tab and a link: no moves are lost without asking the player.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using testing::played;
using testing::players;

constexpr std::uint64_t other_tabs = 1'000'000;  // `played` of a record of another tab

std::string code_of(const Match& match) { return write_code(match).value_or(""); }

/// A `record` message of the page.
std::string told(std::string_view id, const Match& match, std::uint64_t when, const std::string& kinds = "hhh") {
  Record record = record_of(match, players(kinds));
  record.played = when;
  return "match." + std::string(id) + ".a\n" + record_text(record);
}

/// An app in which this saved match is open.
AppOnStage with_match(const Match& match, const std::string& kinds = "hhh") {
  return AppOnStage(text::Language::en, 360, 640,
                    {{"record", told("m", match, 1, kinds)}, {"settings", settings_text({.open_match = "m"})}});
}

/// The number of moves of each stored record.
std::set<std::size_t> saved_moves(const AppOnStage& app) {
  std::set<std::size_t> moves;
  for (const auto& [name, text] : app.saved())
    if (const auto record = parse_record(text)) moves.insert(record->moves);
  return moves;
}

TEST(Tabs, AfterAReplayTheLockIsRequestedAgain) {
  AppOnStage app = with_match(played(4));
  app.open("r=" + code_of(played(9)));
  ASSERT_EQ(app.screen(), "replay");
  app.answer_no_holds();
  app.say("hold", "elsewhere\nm");  // taken over during the replay
  app.press("replay.leave");
  app.say("hold", "elsewhere\n" + app.held());
  EXPECT_EQ(app.screen(), "elsewhere");
  app.press("elsewhere.here");
  app.say("hold", "mine\n" + app.held());
  kairo::testing::take_turns(app);
  app.press("move:" + played(4).now().move_text(played(4).now().legal().front()));
  EXPECT_TRUE(saved_moves(app).contains(5));
}

TEST(Tabs, ANoticeReturnsToTheDialogOfTheTwoTabs) {
  AppOnStage app = with_match(played(4));
  app.say("hold", "elsewhere\nm");
  ASSERT_EQ(app.screen(), "elsewhere");
  app.open("m=nothing");
  ASSERT_EQ(app.screen(), "notice");
  app.press("dialog.close");
  EXPECT_EQ(app.screen(), "elsewhere");
}

TEST(Tabs, ThePlayerChoosesIfALinkAndAnotherTabDiffer) {
  AppOnStage app = with_match(played(4));
  app.answer_no_holds();
  const Match longer = played(6);
  app.open("m=" + code_of(longer));
  Match other = played(4);
  other.play_index(static_cast<std::uint32_t>(other.now().legal().size()) - 1);
  ASSERT_LT(*common_moves(other, longer), 5U);
  app.say("record", told("m", other, other_tabs));
  app.say("hold", "mine\nm");
  EXPECT_EQ(app.screen(), "link");
  app.press("link.linked");
  EXPECT_TRUE(saved_moves(app).contains(6));
  EXPECT_TRUE(app.shows("handover.take")) << "nobody is known to hold the device";
}

TEST(Tabs, ALinkThatContinuesTheOtherTabsMovesIsSaved) {
  AppOnStage app = with_match(played(4));
  app.answer_no_holds();
  app.open("m=" + code_of(played(6)));
  app.say("record", told("m", played(5), other_tabs));
  app.say("hold", "mine\nm");
  EXPECT_NE(app.screen(), "link");
  EXPECT_TRUE(saved_moves(app).contains(6));
}

TEST(Tabs, TheLogIsThatOfTheReloadedMatch) {
  const Game& game = *find_game("ruin");
  const auto strolled = [&](std::uint64_t chance) {
    Match match(game, standard_setup(*game.info, 1, 3));
    Rng rng(chance);
    play_at_random(match, rng, 12);
    return match;
  };
  const Match there = strolled(2);
  const auto log_of = [](const AppOnStage& app) { return app.mirror().substr(app.mirror().find("\"log\":")); };
  const std::string expected = log_of(with_match(there, "h"));
  AppOnStage app = with_match(strolled(1), "h");
  ASSERT_NE(log_of(app), expected);
  app.answer_no_holds();
  app.say("record", told("m", there, other_tabs, "h"));
  ASSERT_EQ(app.screen(), "elsewhere");
  app.press("elsewhere.here");
  app.say("hold", "mine\nm");
  EXPECT_EQ(log_of(app), expected);
}

TEST(Tabs, ADamagedLinkWithASavedBeginningAddsNoMatch) {
  AppOnStage app = with_match(played(12));
  const std::string code = code_of(played(12));
  app.open("m=" + code.substr(0, code.size() - 6));
  ASSERT_EQ(app.screen(), "notice");
  app.press("notice.offer");
  EXPECT_NE(app.mirror().find(kairo::testing::words_of("app.link.older")), std::string::npos);
  app.press("dialog.close");
  EXPECT_EQ(saved_moves(app), std::set<std::size_t>{});
}

TEST(Tabs, LinkErrorsUseTheCurrentLanguage) {
  // The address is sent before the first frame.
  const AppOnStage app(text::Language::ja, 360, 640, {{"open", "m=nothing"}});
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_EQ(app.mirror().find(text::sentence(text::Language::en, "code.error.not_a_code")), std::string::npos);
  EXPECT_NE(app.mirror().find(text::sentence(text::Language::ja, "code.error.not_a_code")), std::string::npos);
}

TEST(Tabs, APageOfOneGameBeginsWithItsOwnMatch) {
  const Game& ruin = *find_game("ruin");
  const Match solo(ruin, standard_setup(*ruin.info, 1, 3));
  AppOnStage app(text::Language::en, 360, 640,
                 {{"record", told("r", solo, 1, "h")},
                  {"record", told("m", played(4), 2)},
                  {"settings", settings_text({.open_match = "m"})},
                  {"only", "ruin"}});
  EXPECT_EQ(app.screen(), "table");
  EXPECT_EQ(app.held(), "r");
}

TEST(Tabs, ASettingOfAnotherTabAppliesAndTheMatchStays) {
  AppOnStage app = with_match(played(4));
  app.say("settings", settings_text({.language = text::Language::ja, .open_match = "another"}));
  EXPECT_EQ(app.app().language(), text::Language::ja);
  EXPECT_EQ(app.screen(), "handover");
  EXPECT_EQ(app.held(), "m");
}

}  // namespace
}  // namespace kairo::app
