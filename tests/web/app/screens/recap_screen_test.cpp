#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_by_itself.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/replay.h"
#include "web/text/number.h"

/// The last moves are shown again: when a link is opened, after a hand-over, and whenever somebody asks for it.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;
using kairo::testing::AppOnStage;
using kairo::testing::presses_to_start;
using testing::played;
using testing::players;
using testing::wicked;

/// A table that is played by keys.
class Table : public AppByItself {
 public:
  using AppByItself::AppByItself;
  [[nodiscard]] bool says(std::string_view words) const { return mirror().find(words) != std::string::npos; }
  /// The question, or the words above the table.
  [[nodiscard]] std::string asked() const {
    const std::string words = mirror();
    const std::size_t begin = words.find("words-asked");
    return words.substr(begin, words.find("words-told", begin) - begin);
  }
  [[nodiscard]] float left_of(std::string_view id) const {
    return std::ranges::find(app().ui().gesture.targets(), id, &draw::Gesture::Target::id)->at.x;
  }
};

std::string link_to(const Match& match) {
  const std::string kinds(static_cast<std::size_t>(match.now().seats()), 'h');
  return match_fragment(write_code(match).value_or(""), players(kinds));
}

/// Three people at one device.
void start_around(Table& table) {
  for (const std::string& press : presses_to_start(*wicked().info, 3)) table.press(press);
}

void bid(Table& table) {
  kairo::testing::take_turns(table);
  table.press("move:bid 1 -");
}

TEST(RecapScreen, TheLastRevealIsShownAgainByOneTapOrKey) {
  Table table;
  start_around(table);
  for (int seat = 0; seat < 2; ++seat) {
    bid(table);
    EXPECT_FALSE(table.lists("table.again")) << "nothing was revealed yet";
  }
  bid(table);
  for (const bool by_key : {false, true}) {
    ASSERT_TRUE(table.lists("table.again"));
    if (by_key)
      table.strike(ImGuiKey_R);
    else
      table.press("table.again");
    EXPECT_EQ(table.screen(), "table");
    ASSERT_TRUE(table.shows("recap.skip"));
    EXPECT_TRUE(table.says(kairo::testing::words_of("app.recap.title")));
    EXPECT_TRUE(table.says("Player 1 bids"));
    if (by_key)
      table.strike(ImGuiKey_Escape);
    else
      table.press("recap.skip");
    EXPECT_FALSE(table.shows("recap.skip"));
  }
}

/// The part of a text between its first placeholder and the next.
std::string piece_of(std::string_view key) {
  const std::string words = kairo::testing::words_of(key);
  const std::size_t begin = words.find('}') + 1;
  return words.substr(begin, words.find('{', begin) - begin);
}

/// How many scenes `table.again` shows, to the list of gains.
int scenes_shown_again(Table& table) {
  table.answer("table.again");
  int scenes = 0;
  for (; table.shows("recap.on") && !table.shows("recap.done") && scenes < 20; ++scenes) {
    EXPECT_EQ(table.asked().find(piece_of("galleria.event.declared")), std::string::npos) << "it is told as done";
    table.answer("recap.on");
  }
  EXPECT_TRUE(table.shows("recap.done")) << "who got what comes at the end";
  return scenes;
}

/// The same after the own turn of Galleria. `skips`: the player does not wait for the bots.
int scenes_after_own_turn(Speed speed, bool skips = false) {
  Table table(text::Language::en, 360, 640, {{"settings", settings_text({.speed = speed})}});
  for (const std::string& press : presses_to_start(*find_game("galleria")->info, 4, 1)) table.answer(press);
  if (skips) {
    table.press("move:end");
    table.answer("table.skip");
    EXPECT_LT(table.took(), 1) << "one tap leads to the next question";
  } else {
    table.answer("move:end");
  }
  for (int answers = 0; answers < 20 && table.lists("move:pass"); ++answers) table.answer("move:pass");
  return scenes_shown_again(table);
}

TEST(RecapScreen, BotsThatMovedAtOnceAreShownOneAfterTheOther) {
  EXPECT_GE(scenes_after_own_turn(Speed::instant), 3);
  EXPECT_GE(scenes_after_own_turn(Speed::calm, true), 3) << "they were skipped";
}

TEST(RecapScreen, OfWhatWasOnTheScreenOnlyTheLastIsShownAgain) {
  Table table(text::Language::en, 360, 640, {{"settings", settings_text({.speed = Speed::quick})}});
  for (const std::string& press : presses_to_start(*wicked().info, 3, 1)) table.answer(press);
  for (int bids = 0; bids < 2; ++bids) table.answer("move:bid 1 -");
  EXPECT_EQ(scenes_shown_again(table), 1);
}

TEST(RecapScreen, TheTableGoesBackAndTheSceneIsAnimated) {
  Table table(text::Language::en, 360, 640, {{"motion", "full"}});
  start_around(table);
  for (int seat = 0; seat < 3; ++seat) bid(table);
  table.answer("table.again");
  EXPECT_GT(table.took(), 1);
  EXPECT_TRUE(table.shows("recap.skip")) << "it stays until the viewer goes on";
  table.answer("recap.on");
  EXPECT_FALSE(table.shows("recap.skip"));
}

/// The past is over: neither a question nor a light says who comes next, and the table stays where it is.
TEST(RecapScreen, ShowsOneTableOfThePast) {
  Table table(text::Language::en, 360, 640, {{"settings", settings_text({.speed = Speed::instant})}});
  for (const std::string& press : presses_to_start(*find_game("galleria")->info, 4, 1)) table.answer(press);
  table.answer("move:end");
  for (int answers = 0; answers < 20 && table.lists("move:pass"); ++answers) table.answer("move:pass");
  const auto place_of = [&](std::string_view id) {
    const auto things = table.app().ui().explainer.things();
    const auto found = std::ranges::find(things, id, &draw::Explained::id);
    return found == things.end() ? draw::Rect{} : found->at;
  };
  ASSERT_GT(place_of("question").h, 0);
  table.answer("table.again");
  const float height = place_of("cell.d4").h;
  ASSERT_GT(height, 0);
  int scenes = 0;
  for (; table.shows("recap.on") && !table.shows("recap.done"); ++scenes) {
    EXPECT_EQ(place_of("question").h, 0);
    EXPECT_EQ(place_of("cell.d4").h, height);
    table.answer("recap.on");
  }
  EXPECT_GE(scenes, 3);
}

/// The longest caption of a whole match would leave the latest scene a small table.
TEST(RecapScreen, TheLatestSceneHasTheRoomThatItsOwnCaptionLeaves) {
  const Match whole = kairo::testing::some_match(*find_game("galleria"), 3, 4);
  const auto height_after = [&](std::size_t moves) {
    Table table;
    table.open(link_to(first_moves(whole, moves)));
    kairo::testing::take_turns(table);
    table.press("table.again");
    const auto things = table.app().ui().explainer.things();
    const auto cell = std::ranges::find(things, "cell.d4", &draw::Explained::id);
    return cell == things.end() ? 0 : cell->at.h;
  };
  float last = 0;
  bool grows = false;
  for (std::size_t moves = 20; moves < 120; moves += 10) {
    const float height = height_after(moves);
    grows |= last > 0 && height > last;
    last = height;
  }
  EXPECT_TRUE(grows) << "a short caption after a long one leaves more";
}

TEST(RecapScreen, ACaptionIsNeverCut) {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {480.0F, 320.0F}}) {
    Table table(text::Language::en, width, height, {{"settings", settings_text({.speed = Speed::instant})}});
    for (const std::string& press : presses_to_start(*wicked().info, 5, 1)) table.answer(press);
    table.answer("move:bid 1 -");
    table.answer("table.again");
    ASSERT_TRUE(table.shows("recap.on"));
    const auto& items = draw::testing::DrawnItems::of(table.app().ui()).all();
    const auto caption = std::ranges::find_if(
        items, [](const draw::DrawnItem& item) { return item.words.find("Player 1 bids") != std::string::npos; });
    ASSERT_NE(caption, items.end()) << width;
    EXPECT_EQ(caption->words.find("…"), std::string::npos) << caption->words;
    EXPECT_GE(draw::intersection(caption->at, caption->room).h, caption->at.h - 1) << "the rest is scrolled";
  }
}

TEST(RecapScreen, AfterAHandOverItRunsOnceMoreWithoutBeingInTheWay) {
  Table table(text::Language::en, 360, 640, {{"motion", "full"}});
  start_around(table);
  for (int seat = 0; seat < 3; ++seat) bid(table);
  table.answer("table.hand_over");
  table.answer("move:bid 1 -");
  ASSERT_EQ(table.screen(), "handover");
  table.answer("handover.take");
  EXPECT_GT(table.took(), 1) << "the reveal, for those who looked away";
  EXPECT_FALSE(table.shows("recap.skip"));
}

TEST(RecapScreen, APersonWhoOpensALinkStepsThroughWhatHasHappenedUpToTheGains) {
  Match match = played(3);
  Table table;
  table.open(link_to(match));
  table.press("handover.take");
  ASSERT_TRUE(table.shows("recap.on"));
  EXPECT_TRUE(table.says("Since Player "));
  EXPECT_TRUE(table.lists("move:" + match.now().move_text(match.now().legal().front()))) << "nobody has to look";
  for (int steps = 0; table.shows("recap.on") && !table.shows("recap.done") && steps < 9; ++steps)
    table.press("recap.on");
  ASSERT_TRUE(table.shows("recap.done"));
  EXPECT_TRUE(table.says(kairo::testing::words_of("app.recap.gains")));
  EXPECT_TRUE(table.says("Player 2 gains"));
  table.press("recap.done");
  EXPECT_FALSE(table.shows("recap.skip"));
  EXPECT_EQ(table.screen(), "table");
}

TEST(RecapScreen, AMoveClosesIt) {
  const Match match = played(3);
  Table table;
  table.open(link_to(match));
  table.press("handover.take");
  ASSERT_TRUE(table.shows("recap.skip"));
  table.press("move:" + match.now().move_text(match.now().legal().front()));
  EXPECT_FALSE(table.shows("recap.skip"));
  EXPECT_EQ(table.app().match()->steps().size(), 4U);
}

TEST(RecapScreen, NothingIsShownWhenOnlySealedAnswersWereGiven) {
  Table table;
  table.open(link_to(played(1)));
  table.press("handover.take");
  EXPECT_FALSE(table.shows("recap.skip"));
}

/// The recap that was asked for is there in every game, at any moment.
TEST(RecapScreen, EveryGameIsSteppedThroughBackToItsBeginning) {
  for (const Game& game : games()) {
    const Match whole = kairo::testing::some_match(game, game.info->max_seats, 4);
    const Match match = first_moves(whole, whole.steps().size() / 2);
    Table table;
    table.open(link_to(match));
    kairo::testing::take_turns(table);
    ASSERT_TRUE(table.lists("table.again")) << game.info->id;
    table.press("table.again");
    ASSERT_TRUE(table.shows("recap.back")) << game.info->id;
    for (int steps = 0; steps < 5; ++steps) table.press("recap.back");
    for (int steps = 0; table.shows("recap.on") && steps < 9; ++steps) table.press("recap.on");
    EXPECT_FALSE(table.shows("recap.skip")) << game.info->id;
  }
}

TEST(Arrival, APersonWhoHasNotMovedYetReadsWhatGameThisIsAndCanLearnIt) {
  Table table;
  table.open(link_to(played(1)));
  EXPECT_TRUE(table.shows("arrival.learn"));
  for (const char* key : {"wicked.facts", "wicked.tagline"}) EXPECT_TRUE(table.says(table.app().ui().say(key))) << key;
  table.open(link_to(played(3)));
  ASSERT_EQ(table.screen(), "handover");
  EXPECT_FALSE(table.shows("arrival.learn")) << "they have moved before";
}

TEST(Scores, AreOneTapAwayExactlyWhereTheRulesLeaveThemOpen) {
  int open = 0;
  for (const Game& game : games()) {
    const Match whole = kairo::testing::some_match(game, game.info->max_seats, 6);
    const Match match = first_moves(whole, whole.steps().size() / 2);
    Table table;
    table.open(link_to(match));
    kairo::testing::take_turns(table);
    const auto score = match.now().score_so_far(match.to_move());
    EXPECT_EQ(table.lists("table.scores"), score.has_value()) << game.info->id;
    table.strike(ImGuiKey_S);
    EXPECT_EQ(table.screen() == "scores", score.has_value()) << game.info->id;
    if (!score) continue;
    ++open;
    for (Seat seat = 0; seat < score->seats; ++seat)
      EXPECT_TRUE(table.says('"' + text::number_words(score->of[seat].total) + '"')) << game.info->id;
    table.say("back", "");
    EXPECT_EQ(table.screen(), "table");
  }
  EXPECT_GT(open, 0);
}

/// Signs for which a narrow bar has no room are in the mirror, and in the menu.
TEST(Bar, LosesNothingWhereItIsNarrow) {
  for (const auto& [width, height] :
       {std::pair(360.0F, 640.0F), std::pair(480.0F, 320.0F), std::pair(1280.0F, 800.0F)}) {
    Table table(text::Language::en, width, height);
    start_around(table);
    for (int seat = 0; seat < 3; ++seat) bid(table);
    kairo::testing::take_turns(table);
    for (const char* id : {"menu.open", "table.again", "table.scores", "table.log", "table.pass"})
      EXPECT_TRUE(table.lists(id)) << id << " at " << width;
    for (const char* id : {"menu.open", "table.what", "table.log"})
      EXPECT_TRUE(table.shows(id)) << id << " at " << width;
    EXPECT_EQ(table.shows("table.hint"), table.lists("table.hint")) << "no menu has it, at " << width;
    table.press("table.log");
    EXPECT_EQ(table.screen(), "log");
    table.press("dialog.close");
    table.press("menu.open");
    for (const char* id : {"menu.log", "menu.pass"}) EXPECT_TRUE(table.lists(id)) << id;
    for (const char* id : {"menu.again", "menu.scores"}) EXPECT_EQ(table.lists(id), width < 700) << id;
  }
}

/// A player who reaches for the log must not meet the hint, which would be noted as taken.
TEST(Bar, LeavesSignsWhereTheyAreOnADesk) {
  Table table(text::Language::en, 1280, 800);
  start_around(table);
  kairo::testing::take_turns(table);
  ASSERT_FALSE(table.lists("table.again"));
  ASSERT_TRUE(table.shows("table.log"));
  const float before = table.left_of("table.log");
  for (int seat = 0; seat < 3; ++seat) bid(table);
  kairo::testing::take_turns(table);
  ASSERT_TRUE(table.lists("table.again"));
  EXPECT_EQ(table.left_of("table.log"), before);
}

}  // namespace
}  // namespace kairo::app
