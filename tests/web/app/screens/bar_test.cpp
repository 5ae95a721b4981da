#include <gtest/gtest.h>

#include <map>

#include "engine/match/registry.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/pupil.h"
#include "web/text/catalogue.h"

/// The bar of a table keeps the place of each button, whatever can be done now, and tells why something cannot.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;

constexpr std::string_view dim = "dim.";

/// Where the buttons of the bar are, by their ids; a dim one has the place of the other.
std::map<std::string, draw::Rect> bar_of(const AppOnStage& app) {
  std::map<std::string, draw::Rect> places;
  for (const auto& target : app.app().ui().gesture.targets()) {
    std::string_view id = target.id;
    if (id.starts_with(dim)) id.remove_prefix(dim.size());
    if (id.starts_with("table.") || id == "menu.open") places.emplace(id, target.at);
  }
  return places;
}

void expect_same_places(const AppOnStage& app, const std::map<std::string, draw::Rect>& before) {
  const auto now = bar_of(app);
  for (const std::string id : {"menu.open", "table.hint", "table.log", "table.what", "table.sound", "table.undo"}) {
    ASSERT_TRUE(before.contains(id)) << id;
    ASSERT_TRUE(now.contains(id)) << id << " is gone";
    EXPECT_EQ(now.at(id).x, before.at(id).x) << id;
    EXPECT_EQ(now.at(id).y, before.at(id).y) << id;
  }
}

void start_alone(AppOnStage& app, const char* game) {
  for (const char* id : {"menu.open", "menu.speed.4", "dialog.close"}) app.press(id);
  for (const std::string& id : kairo::testing::presses_to_start(*find_game(game)->info, 3, 1)) app.press(id);
  kairo::testing::take_turns(app);
}

TEST(BarPlaces, StayOnPhonesAndInFrames) {
  for (const auto& [width, height] :
       {std::pair(360.0F, 640.0F), std::pair(390.0F, 844.0F), std::pair(480.0F, 320.0F), std::pair(844.0F, 390.0F)}) {
    SCOPED_TRACE(width);
    AppOnStage app(text::Language::en, width, height);
    start_alone(app, "haratama");
    const auto asked = bar_of(app);
    for (int move = 0; move < 6; ++move) {
      const Position& now = app.app().match()->now();
      app.press("move:" + now.move_text(now.legal().front()));
      expect_same_places(app, asked);
    }
  }
}

/// The button that hurries the others never comes where a move is taken back.
TEST(BarPlaces, OfTakingBackAndSkippingAreTwo) {
  for (const auto& [width, height] : {std::pair(360.0F, 640.0F), std::pair(844.0F, 390.0F), std::pair(1280.0F, 800.0F)})
    for (const Game& game : games()) {
      SCOPED_TRACE(std::to_string(width) + std::string(game.info->id));
      AppOnStage app(text::Language::en, width, height);
      start_alone(app, game.info->id.data());
      const auto before = bar_of(app);
      for (const char* id : {"menu.open", "menu.speed.0", "dialog.close"}) app.press(id);
      for (int move = 0; move < 4 && !app.shows("table.skip"); ++move) {
        const Position& now = app.app().match()->now();
        app.press("move:" + now.move_text(now.legal().front()));
      }
      if (!app.shows("table.skip")) continue;
      const auto now = bar_of(app);
      ASSERT_TRUE(before.contains("table.undo") && now.contains("table.undo"));
      EXPECT_EQ(now.at("table.undo").y, before.at("table.undo").y);
      const draw::Rect both = intersection(now.at("table.skip"), before.at("table.undo"));
      EXPECT_LE(std::min(both.w, both.h), 0);
    }
}

TEST(BarPlaces, WhileThePlayerAsksTheWayOutStaysInSight) {
  AppOnStage app(text::Language::en, 390, 844);
  start_alone(app, "wicked");
  const auto places = bar_of(app);
  app.tap(places.at("table.what").centre());
  EXPECT_TRUE(says(app, text::raw(text::Language::en, "app.what.asking"))) << app.mirror();
  app.tap(places.at("menu.open").centre());
  const auto& targets = app.app().ui().gesture.targets();
  const auto card = std::ranges::find(targets, "explained", &draw::Gesture::Target::id);
  ASSERT_NE(card, targets.end());
  const draw::Rect both = intersection(card->at, places.at("table.what"));
  EXPECT_LE(std::min(both.w, both.h), 0);
}

TEST(BarPlaces, TellWhereThePointsAreThatCannotBeCountedYet) {
  AppOnStage app(text::Language::en, 1280, 800);
  start_alone(app, "ruin");
  ASSERT_FALSE(app.lists("table.scores"));
  app.strike(ImGuiKey_S);
  EXPECT_TRUE(says(app, text::raw(text::Language::en, "app.why.scores")));
}

TEST(BarPlaces, TellWhySomethingCannotBeDone) {
  AppOnStage app(text::Language::en, 1280, 800);
  start_alone(app, "haratama");
  ASSERT_FALSE(app.lists("table.undo"));
  const auto why = std::string(text::raw(text::Language::en, "app.why.undo"));
  ASSERT_FALSE(why.empty());
  app.strike(ImGuiKey_U);
  EXPECT_TRUE(says(app, why));
  app.strike(ImGuiKey_Escape);
  const auto places = bar_of(app);
  app.tap(places.at("table.again").centre());
  EXPECT_TRUE(says(app, text::raw(text::Language::en, "app.why.again"))) << app.mirror();
  app.strike(ImGuiKey_Escape);
  for (int move = 0; move < 4; ++move) {
    const Position& now = app.app().match()->now();
    app.press("move:" + now.move_text(now.legal().front()));
  }
  ASSERT_FALSE(app.lists("table.undo"));
  app.strike(ImGuiKey_U);
  EXPECT_TRUE(says(app, text::raw(text::Language::en, "app.why.undo_seen"))) << app.mirror();
}

/// In a lesson one learns where the buttons are.
TEST(BarPlaces, AreTheSameInALesson) {
  for (const auto& [width, height] :
       {std::pair(360.0F, 640.0F), std::pair(390.0F, 844.0F), std::pair(480.0F, 320.0F)}) {
    SCOPED_TRACE(width);
    std::map<std::string, draw::Rect> of_match;
    {
      AppOnStage match(text::Language::en, width, height);
      start_alone(match, "haratama");
      of_match = bar_of(match);
    }
    kairo::testing::Pupil lesson(*find_game("haratama"), text::Language::en, width, height);
    lesson.open_learn();
    lesson.press("learn.guide");
    const auto of_lesson = bar_of(lesson);
    for (const std::string id : {"menu.open", "table.hint", "table.log", "table.what", "table.sound"}) {
      ASSERT_TRUE(of_match.contains(id) && of_lesson.contains(id)) << id;
      EXPECT_EQ(of_lesson.at(id).x, of_match.at(id).x) << id;
      EXPECT_EQ(of_lesson.at(id).y, of_match.at(id).y) << id;
    }
    for (const char* id : {"table.hint", "table.log"}) {
      lesson.AppOnStage::tap(of_lesson.at(id).centre());
      EXPECT_TRUE(says(lesson, text::raw(text::Language::en, "app.why.lesson"))) << id << lesson.mirror();
    }
  }
}

}  // namespace
}  // namespace kairo::app
