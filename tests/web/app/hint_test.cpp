#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/drawn_items.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/tables.h"

/// A hint: what the strongest bot would do in the viewer's place, on the table and in words.
namespace kairo::app {
namespace {

using kairo::testing::answer_question;
using kairo::testing::AppOnStage;
using kairo::testing::preferring;
using kairo::testing::presses_to_start;

/// Until a person is asked; bots move at once.
void start(AppOnStage& app, const Game& game, int seats, int people) {
  for (const char* id : {"menu.open", "menu.speed.4", "dialog.close"}) app.press(id);
  for (const std::string& id : presses_to_start(*game.info, seats, people)) app.press(id);
  kairo::testing::take_turns(app);
}

/// The second legal move, with the first one in comparison.
void advise(AppOnStage& app) {
  const auto legal = app.app().match()->now().legal();
  answer_question(app, preferring(legal[1], legal[0]));
}

/// The points of the colour that hinted things are marked with.
auto marked_points(AppOnStage& app) { return kairo::testing::points_in(app.app().ui().colour(draw::Ink::chosen)); }

/// Reads a hint and closes it; returns those points then. There must be more than before.
auto points_after_hint(AppOnStage& app) {
  const auto before = marked_points(app);
  app.press("table.hint");
  advise(app);
  app.press("hint.close");
  EXPECT_GT(marked_points(app), before) << "what it names is hard to remember";
  return marked_points(app);
}

TEST(Hint, SaysTheMoveWithWhatWasMeasuredOnEveryScreenOfEveryGame) {
  for (const Game& game : games())
    for (const kairo::testing::Screen& screen : kairo::testing::screens)
      for (const text::Language language : text::languages) {
        AppOnStage app(language, screen.width, screen.height);
        start(app, game, game.info->max_seats, 1);
        ASSERT_TRUE(app.shows("table.hint")) << game.info->id << " on a " << screen.name;
        app.press("table.hint");
        ASSERT_TRUE(app.shows("hint.close"));
        EXPECT_FALSE(says(app, "834"));
        advise(app);
        for (const char* measured : {"834", "62%", "829", "41%"})
          EXPECT_TRUE(says(app, measured)) << measured << ' ' << game.info->id << " on a " << screen.name;
        app.press("hint.close");
        EXPECT_FALSE(app.shows("hint.close"));
        EXPECT_FALSE(says(app, "834"));
      }
}

TEST(Hint, ShowsItsNumbersBeforeAnyPageIsTurned) {
  for (const Game& game : games())
    for (const kairo::testing::Screen& screen : {kairo::testing::phone, kairo::testing::low_frame})
      for (const text::Language language : text::languages) {
        // There the words for a move of Galleria fill the first page.
        if (screen.low() && game.info->id == "galleria") continue;
        AppOnStage app(language, screen.width, screen.height);
        start(app, game, game.info->max_seats, 1);
        app.press("table.hint");
        advise(app);
        const auto drawn = draw::testing::drawn_items(app.app().ui());
        EXPECT_TRUE(std::ranges::any_of(drawn, [](const auto& item) { return item.words.contains("62%"); }))
            << game.info->id << " on a " << screen.name;
      }
}

TEST(Hint, IsClosedByATapOnTheTable) {
  AppOnStage app(text::Language::en, 360, 640);
  start(app, *find_game("wicked"), 3, 1);
  app.press("table.hint");
  advise(app);
  ASSERT_TRUE(app.shows("hint.close"));
  app.tap({180, 60});
  EXPECT_FALSE(app.shows("hint.close"));
}

TEST(Hint, CallsNoMoveAsGoodWhoseNumbersAreOther) {
  const auto says_of = [](double chance, std::string_view key) {
    AppOnStage app;
    start(app, *find_game("ruin"), 3, 1);
    app.press("table.hint");
    const auto legal = app.app().match()->now().legal();
    answer_question(app, {.move = legal[1],
                          .appraisals = {{.move = legal[1], .playouts = 100, .chance = 0.26, .points = 90},
                                         {.move = legal[0], .playouts = 100, .chance = chance, .points = 89}}});
    const std::string words = kairo::testing::words_of(key);
    return says(app, words.substr(0, words.find('{')));
  };
  EXPECT_TRUE(says_of(0.25, "app.hint.as_good"));
  EXPECT_FALSE(says_of(0.22, "app.hint.as_good"));
  EXPECT_TRUE(says_of(0.22, "app.hint.other"));
  EXPECT_TRUE(says_of(0.03, "app.hint.hardly")) << "a small number says no more";
}

TEST(Hint, PointsAtWhatIsToBeTappedFirst) {
  for (const Game& game : games()) {
    AppOnStage app(text::Language::en, 1280, 800);
    start(app, game, game.info->max_seats, 1);
    const Position& now = app.app().match()->now();
    const auto table = tables::make_table(game.info->id);
    std::set<std::string> there = app.spots();
    for (const auto& thing : app.app().ui().explainer.things()) there.insert(thing.id);
    for (const AnyMove move : now.legal()) {
      const auto spots = table->spots_of(now, move);
      EXPECT_TRUE(std::ranges::any_of(spots, [&](const std::string& id) { return there.contains(id); }))
          << game.info->id << ": " << now.move_text(move);
    }
  }
}

TEST(Hint, LeavesTheCellsOfADrawingMarkedUntilItIsMade) {
  AppOnStage app(text::Language::en, 1280, 800);
  start(app, *find_game("ruin"), 3, 1);
  const auto make_first = [&] {
    app.press("move:" + app.app().match()->now().move_text(app.app().match()->now().legal()[0]));
  };
  make_first();
  const auto before = marked_points(app);
  const auto read = points_after_hint(app);
  app.press("turn");
  EXPECT_EQ(marked_points(app), read) << "it is remembered while the shape is turned";
  make_first();
  EXPECT_LE(marked_points(app), before);
}

TEST(Hint, LeavesGoalCardsRingedUntilTheyAreKept) {
  AppOnStage app(text::Language::en, 360, 640);
  start(app, *find_game("ruin"), 3, 1);
  const auto read = points_after_hint(app);
  const Position& now = app.app().match()->now();
  const auto goals = tables::make_table("ruin")->spots_of(now, now.legal()[1]);
  ASSERT_EQ(goals.size(), 2U);
  app.press(goals[0]);
  EXPECT_GE(marked_points(app), read) << "while the first one is picked";
  app.press("move:" + now.move_text(now.legal()[0]));
  EXPECT_LT(marked_points(app), read) << "but for the dealt card that is chosen now";
}

/// A suggestion looks as if it lay there already.
TEST(Hint, IsTakenByTheButtonOfItsMove) {
  AppOnStage app(text::Language::en, 360, 640);
  start(app, *find_game("ruin"), 3, 1);
  app.press("move:" + app.app().match()->now().move_text(app.app().match()->now().legal()[0]));
  const auto take = [&](const std::string& button) {
    app.press("table.hint");
    const auto& steps = app.app().match()->steps();
    const std::size_t made = steps.size();
    const AnyMove advised = app.app().match()->now().legal()[1];
    advise(app);
    app.press("hint.close");
    app.press(button);
    ASSERT_EQ(steps.size(), made) << "it is chosen first";
    app.press(button);
    ASSERT_GT(steps.size(), made) << button;
    EXPECT_EQ(steps[made].move, advised);
    kairo::testing::take_turns(app);
  };
  take("draw.confirm");
  take("draw.confirm");
  const auto can_walk = [&] {
    const auto legal = app.app().match()->now().legal();
    return legal.size() > 1 && app.app().match()->now().move_text(legal[1]).starts_with("walk");
  };
  for (int passed = 0; !can_walk() && passed < 9; ++passed) {
    app.press("move:" + app.app().match()->now().move_text(app.app().match()->now().legal()[0]));
    kairo::testing::take_turns(app);
  }
  take("walk.confirm");
}

TEST(Hint, IsNotedInTheLogAndKeptWithTheMatch) {
  std::map<std::string, std::string> saved;
  std::string settings;
  {
    AppOnStage app;
    start(app, *find_game("haratama"), 3, 1);
    app.press("table.hint");
    for (const auto& [name, text] : app.saved()) EXPECT_EQ(text.find("\nhints "), std::string::npos) << "not taken yet";
    advise(app);
    saved = app.saved();
    settings = app.heard("settings");
  }
  std::vector<kairo::testing::Said> before{{"settings", settings}};
  for (const auto& [name, text] : saved) before.emplace_back("record", name + "\n" + text);
  AppOnStage again(text::Language::en, 360, 640, before);
  again.press("menu.open");
  again.press("menu.log");
  EXPECT_TRUE(says(again, kairo::testing::words_of("app.hint.taken")));
}

TEST(Hint, IsGoneOnceTheMoveIsMade) {
  AppOnStage app;
  start(app, *find_game("haratama"), 3, 1);
  app.press("table.hint");
  advise(app);
  const Position& now = app.app().match()->now();
  app.press("move:" + now.move_text(now.legal()[0]));
  EXPECT_FALSE(app.shows("hint.close"));
  EXPECT_FALSE(says(app, "834"));
}

TEST(Hint, OfAStoppedQuestionDoesNotCome) {
  AppOnStage app;
  start(app, *find_game("wicked"), 3, 1);
  app.press("table.hint");
  app.press("hint.close");
  EXPECT_EQ(app.heard("stop thinking"), kairo::testing::question_of(app));
  advise(app);
  EXPECT_FALSE(app.shows("hint.close"));
  for (const auto& [name, text] : app.saved()) EXPECT_EQ(text.find("\nhints "), std::string::npos);
}

TEST(Hint, IsOnlyForThePersonWhoIsAskedAndHoldsTheDevice) {
  AppOnStage app;
  for (const std::string& id : presses_to_start(*find_game("haratama")->info, 3, 2)) app.press(id);
  ASSERT_TRUE(app.shows("handover.take"));
  app.press("table.hint");
  EXPECT_EQ(app.heard("think"), "") << "nobody is told anything on a hand-over screen";
  kairo::testing::take_turns(app);
  app.press("table.hint");
  advise(app);
  ASSERT_TRUE(says(app, "834"));
  const Position& now = app.app().match()->now();
  app.press("move:" + now.move_text(now.legal()[0]));
  EXPECT_FALSE(says(app, "834"));
}

TEST(Hint, TellsThatNobodyCanThink) {
  AppOnStage app;
  start(app, *find_game("wicked"), 3, 1);
  app.press("table.hint");
  app.say("no thought", kairo::testing::question_of(app));
  if (app.shows("dialog.close")) app.press("dialog.close");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.hint.none")));
  app.press("hint.close");
  EXPECT_FALSE(app.shows("hint.close"));
}

}  // namespace
}  // namespace kairo::app
