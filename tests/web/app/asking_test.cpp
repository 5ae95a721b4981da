#include <gtest/gtest.h>

#include "engine/games/galleria/game.h"
#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/saves/statistics.h"

/// When to be asked for answers is set in the menu too, in the middle of a match, and remembered.
namespace kairo::app {
namespace {

using galleria::AskSetting;

class Asking : public testing::AppOnStage {
 public:
  explicit Asking(int people, std::string_view settings = "")
      : AppOnStage(text::Language::en, 360, 640, {{"settings", "kairo settings 1\n" + std::string(settings)}}) {
    start(people);
  }
  /// After a reload.
  explicit Asking(const std::vector<testing::Said>& before, float width = 360, float height = 640)
      : AppOnStage(text::Language::en, width, height, before) {}
  void start(int people) {
    for (const std::string& id : testing::presses_to_start(*find_game("galleria")->info, 3, people)) press(id);
    testing::take_turns(*this);
    until_asked();
  }
  void wait(double seconds) {
    frame(seconds);
    settle();
  }
  /// Lets time pass until a person is asked in their own turn.
  void until_asked() {
    for (int frames = 0; frames < 400 && !may_set(); ++frames) {
      frame(0.5);
      if (testing::says(*this, "move:pass")) press("move:pass");
      testing::take_turns(*this);
    }
    ASSERT_TRUE(may_set());
    settle();
  }
  void choose(int value) {
    press("menu.open");
    press("menu.asking." + std::to_string(value));
    press("dialog.close");
  }
  [[nodiscard]] AskSetting of(Seat seat) const {
    return app().match()->now().as<galleria::State>()->table.ask_setting[seat];
  }
  [[nodiscard]] bool remembers(int value) const {
    return heard("settings").find("\nasking " + std::to_string(value) + "\n") != std::string::npos;
  }

 private:
  [[nodiscard]] bool may_set() const { return testing::says(*this, "move:ask "); }
};

TEST(AFirstQuestion, IsExplainedOnceToNewcomers) {
  Asking app(std::vector<testing::Said>{});
  for (const std::string& id : testing::presses_to_start(*find_game("haratama")->info, 4, 1)) app.press(id);
  testing::take_turns(app);
  const auto explains = [&] { return testing::says(app, kairo::testing::words_of("haratama.first_question")); };
  EXPECT_TRUE(explains());
  app.press("move:" + app.app().match()->now().move_text(app.app().match()->now().legal().front()));
  EXPECT_FALSE(explains());
}

TEST(AWaitForOthers, IsToldToNewcomersHowToHurryAfterSomeTricks) {
  const std::string words = kairo::testing::words_of("haratama.guide.pace");
  for (const bool is_newcomer : {true, false}) {
    const std::string learned = is_newcomer ? "" : "learn haratama finished\n";
    Asking app(std::vector<testing::Said>{{"settings", "kairo settings 1\nspeed instant\n" + learned}});
    for (const std::string& id : testing::presses_to_start(*find_game("haratama")->info, 4, 1)) app.press(id);
    std::vector<std::size_t> told_at;
    for (int answers = 0; answers < 8; ++answers) {
      testing::take_turns(app);
      const Match& match = *app.app().match();
      if (testing::says(app, words)) told_at.push_back(match.steps().size());
      app.press("move:" + match.now().move_text(match.now().legal().front()));
    }
    ASSERT_EQ(told_at.size(), is_newcomer ? 1U : 0U);
    if (is_newcomer) EXPECT_GT(told_at.front(), 12U) << "after two tricks";
  }
}

TEST(AFirstQuestion, SaysWhatIsTheViewersOwnInTheLabyrinth) {
  Asking app(std::vector<testing::Said>{}, 360, 640);
  for (const std::string& id : testing::presses_to_start(*find_game("galleria")->info, 3, 1)) app.press(id);
  const std::string words = kairo::testing::words_of("galleria.first_question");
  for (int frames = 0; frames < 400 && !testing::says(app, words); ++frames) {
    app.wait(0.5);
    testing::take_turns(app);
  }
  EXPECT_TRUE(testing::says(app, words));
  EXPECT_TRUE(testing::says(app, "move:end")) << "in the viewer's own turn";
}

TEST(AMatchOfThree, TellsHowItDiffersAfterWhatTheFirstQuestionIsAbout) {
  const std::string words = kairo::testing::words_of("haratama.first_with.3");
  for (const bool is_newcomer : {true, false}) {
    const std::string learned = is_newcomer ? "" : "learn haratama finished\n";
    Asking app(std::vector<testing::Said>{{"settings", "kairo settings 1\n" + learned}});
    for (const std::string& id : testing::presses_to_start(*find_game("haratama")->info, 3, 1)) app.press(id);
    testing::take_turns(app);
    EXPECT_EQ(testing::says(app, words), !is_newcomer);
    for (int waits = 0; waits < 5 && !testing::says(app, words); ++waits) app.wait(20);
    EXPECT_TRUE(testing::says(app, words));
  }
}

TEST(AskingFromTheMenu, IsAMoveOfTheOwnTurnAndIsRemembered) {
  Asking app(1);
  ASSERT_EQ(app.of(0), AskSetting::when_able);
  app.choose(2);
  EXPECT_EQ(app.of(0), AskSetting::never);
  EXPECT_TRUE(app.remembers(2)) << app.heard("settings");
}

TEST(TheFirstQuestion, ComesWithWhatHasBeenDealtWhereNoEventTellsIt) {
  for (const Game& game : games()) {
    kairo::testing::AppOnStage app(text::Language::en, 360, 640);
    for (const std::string& id : testing::presses_to_start(*game.info, game.info->min_seats, 1)) app.press(id);
    testing::take_turns(app);
    const bool tells = game.info->id != "wicked";
    EXPECT_EQ(!app.app().ui().mirror.message.empty(), tells) << game.info->id << app.app().ui().mirror.message;
  }
}

TEST(AskingFromTheMenu, BeginsTheNextMatchForPeopleAndNotForBots) {
  Asking app(1, "asking 2\n");
  EXPECT_EQ(app.of(0), AskSetting::never);
  EXPECT_EQ(app.of(1), AskSetting::when_able);
  EXPECT_EQ(app.of(2), AskSetting::when_able);
  app.press("menu.open");
  app.press("menu.box");
  app.press("menu.open");
  EXPECT_FALSE(testing::says(app, "menu.asking.0")) << "in no match";
}

TEST(AskingFromTheMenu, WaitsForTheOwnTurn) {
  Asking app(1);
  app.press("move:end");
  app.choose(1);
  EXPECT_EQ(app.of(0), AskSetting::when_able) << "the rules let it be set in the own turn only";
  app.until_asked();
  EXPECT_EQ(app.of(0), AskSetting::always);
}

/// The messages that the page sends to a new tab after a reload.
std::vector<testing::Said> reloaded(const testing::AppOnStage& app) {
  std::vector<testing::Said> before{{"settings", app.heard("settings")}};
  for (const auto& [name, text] : app.saved()) before.emplace_back("record", name + "\n" + text);
  return before;
}

TEST(AskingFromTheMenu, WaitsForTheOwnTurnAcrossAReload) {
  std::vector<testing::Said> kept;
  {
    Asking app(1);
    app.press("move:end");
    app.choose(1);
    ASSERT_EQ(app.of(0), AskSetting::when_able);
    kept = reloaded(app);
  }
  Asking app(kept);
  ASSERT_EQ(app.screen(), "table");
  EXPECT_EQ(app.of(0), AskSetting::when_able);
  app.until_asked();
  EXPECT_EQ(app.of(0), AskSetting::always);
}

TEST(AskingFromTheMenu, ASwitchAtTheTableIsRememberedToo) {
  Asking app(1);
  app.press("move:ask always");
  EXPECT_TRUE(app.remembers(1)) << app.heard("settings");
}

TEST(AskingFromTheMenu, IsSetAnewAndNotTakenBack) {
  Asking app(1);
  app.press("move:ask always");
  EXPECT_EQ(app.of(0), AskSetting::always);
  EXPECT_FALSE(testing::says(app, "table.undo"));
  app.strike(ImGuiKey_U);
  EXPECT_EQ(app.of(0), AskSetting::always);
  app.press("move:ask when-able");
  EXPECT_EQ(app.of(0), AskSetting::when_able);
  EXPECT_FALSE(testing::says(app, "table.undo"));
}

/// The seat that made the last move may take it back and is asked again, in its own turn.
bool ends_with_a_move_to_take_back(const Match& match) {
  const auto sets = [&](AnyMove move) { return match.now().move_text(move).starts_with("ask"); };
  return match.undoable_by() != no_seat && match.undoable_by() == match.to_move() && !sets(match.steps().back().move) &&
         std::ranges::any_of(match.now().legal(), sets);
}

/// The beginning of some match.
Match with_a_move_to_take_back() {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const Match whole = testing::some_match(*find_game("galleria"), 2, seed);
    Match match(whole.game(), *whole.setup());
    for (const Match::Step& step : whole.steps()) {
      match.play(step.move);
      if (ends_with_a_move_to_take_back(match)) return match;
    }
  }
  throw std::runtime_error("there is no such match");
}

TEST(AskingFromTheMenu, IsPassedOverByUndo) {
  const Match match = with_a_move_to_take_back();
  const Seat seat = match.to_move();
  std::vector<Player> players(2, Player{.kind = Player::Kind::bot});
  players[seat] = {};
  Asking app(std::vector<testing::Said>{});
  app.open("#" + match_fragment(*write_code(match), players));
  testing::take_turns(app);
  const AskSetting before = app.of(seat);
  int last = 0;
  for (const int value : {0, 1, 2})
    if (static_cast<AskSetting>(value) != before) app.choose(last = value);
  EXPECT_EQ(app.of(seat), static_cast<AskSetting>(last));

  ASSERT_TRUE(testing::says(app, "table.undo"));
  app.press("table.undo");
  const std::size_t moves = match.steps().size() - 1;
  const auto& steps = app.app().match()->steps();
  EXPECT_TRUE(steps.size() == moves || steps[moves].move != match.steps()[moves].move) << "it was taken back";
  app.press("move:" + match.after(moves).move_text(match.steps()[moves].move));
  EXPECT_EQ(app.of(seat), static_cast<AskSetting>(last)) << "as it was set last";
}

/// The only person of a match waits until they are offered to answer.
class Offered : public Asking {
 public:
  explicit Offered(std::string_view settings = "", std::string_view statistics = "", float width = 360,
                   float height = 640)
      : Asking(before(settings, statistics), width, height) {
    for (const std::string& id : testing::presses_to_start(*find_game("galleria")->info, 3, 1)) press(id);
    until_offered();
  }
  void until_offered() {
    for (int frames = 0; frames < 2000 && !testing::says(*this, "move:pass"); ++frames) {
      frame(0.5);
      testing::take_turns(*this);
      if (testing::says(*this, "move:end")) press("move:end");
    }
    ASSERT_TRUE(testing::says(*this, "move:pass"));
  }
  [[nodiscard]] bool explains() const { return testing::says(*this, kairo::testing::words_of("galleria.first_offer")); }

 private:
  static std::vector<testing::Said> before(std::string_view settings, std::string_view statistics) {
    return {{"settings", "kairo settings 1\n" + std::string(settings)}, {"statistics", std::string(statistics)}};
  }
};

TEST(AnOfferToAnswer, IsExplainedOnceToNewcomers) {
  Offered app;
  EXPECT_TRUE(app.explains());
  app.press("move:pass");
  EXPECT_FALSE(app.explains());
  app.until_offered();
  EXPECT_FALSE(app.explains());
}

TEST(AnOfferToAnswer, IsExplainedInFewLinesOnAPhone) {
  const Offered app;
  const auto lines = std::ranges::count_if(draw::testing::drawn_items(app.app().ui()), [](const auto& item) {
    return item.modal == draw::DrawnItem::toast && item.kind == draw::DrawnItem::Kind::words &&
           item.words != kairo::testing::words_of("app.what.rules");
  });
  EXPECT_GT(lines, 1);
  EXPECT_LE(lines, 4);
}

bool covers(const draw::Rect& words, const draw::Rect& thing) {
  const draw::Rect both = draw::intersection(words, thing);
  return both.w > 1 && both.h > 1;
}

TEST(AnOfferToAnswer, IsExplainedBesideTheMazeOnADesktop) {
  const Offered app("", "", 1280, 800);
  ASSERT_TRUE(app.explains());
  for (const auto& item : draw::testing::drawn_items(app.app().ui())) {
    if (item.modal != draw::DrawnItem::toast) continue;
    for (const auto& spot : app.app().ui().gesture.targets())
      if (spot.id.starts_with("cell.")) EXPECT_FALSE(covers(item.at, spot.at)) << spot.id;
  }
}

TEST(AnOfferToAnswer, IsNotExplainedToWhoKnowsTheGame) {
  EXPECT_FALSE(Offered("learn galleria finished\n").explains());
  const MatchResult played{.id = "a", .course = "a", .key = "galleria 3", .people = {{0, 1, 38, ""}}};
  EXPECT_FALSE(Offered("", statistics_text({0, {played}})).explains());
}

TEST(AskingFromTheMenu, IsThatOfWhoHoldsTheDevice) {
  Asking app(2);
  const Seat holder = app.app().match()->to_move();
  ASSERT_LT(holder, 2);
  app.choose(1);
  EXPECT_EQ(app.of(holder), AskSetting::always);
  EXPECT_EQ(app.of(static_cast<Seat>(1 - holder)), AskSetting::when_able);
  app.press("menu.open");
  EXPECT_TRUE(testing::says(app, "menu.asking.0"));
  app.press("dialog.close");
  app.press("menu.open");
  app.press("menu.box");
  app.start(1);
  EXPECT_EQ(app.of(0), AskSetting::always) << "remembered";
}

}  // namespace
}  // namespace kairo::app
