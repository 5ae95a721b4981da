#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "engine/match/code.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/walker.h"
#include "web/app/links/link.h"

/// Back and forth through the places of the app, as by the browser's history.
namespace kairo::app {
namespace {

using kairo::testing::expect_sound_screen;
using kairo::testing::Walker;

/// Somewhere in the app, and how one gets there from the box.
struct Place {
  const char* name;
  std::function<void(Walker&)> reach;
};

void press_all(Walker& walker, std::initializer_list<const char*> keys) {
  for (const char* key : keys) walker.step(key);
}

const Match& whole_match() {
  static const Match match = kairo::testing::some_match(*find_game("wicked"), 3, 5);
  return match;
}

void open_moment(Walker& walker, std::size_t moves) {
  walker.open("#" + match_fragment(*write_code(first_moves(whole_match(), moves)), std::vector<Player>(3)));
  kairo::testing::take_turns(walker);
  walker.press("table.hand_over");
  kairo::testing::take_turns(walker);
}

void open_table(Walker& walker) { open_moment(walker, whole_match().steps().size() / 2); }
void open_end(Walker& walker) { open_moment(walker, whole_match().steps().size()); }

const std::vector<Place>& places() {
  static const std::vector<Place> all{
      {"box", [](Walker&) {}},
      {"box/menu", [](Walker& walker) { walker.step("menu.open"); }},
      {"box/paste", [](Walker& walker) { walker.step("box.link"); }},
      {"box/keys",
       [](Walker& walker) {
         press_all(walker, {"menu.open", "menu.keys"});
       }},
      {"wicked", [](Walker& walker) { walker.step("box.play.wicked"); }},
      {"wicked/menu",
       [](Walker& walker) {
         press_all(walker, {"box.play.wicked", "menu.open"});
       }},
      {"ruin", [](Walker& walker) { walker.step("box.play.ruin"); }},
      {"ruin/learn", [](Walker& walker) { walker.step("box.learn.ruin"); }},
      {"wicked/learn",
       [](Walker& walker) {
         press_all(walker, {"box.play.wicked", "setup.learn"});
       }},
      {"wicked/lesson",
       [](Walker& walker) {
         press_all(walker, {"box.learn.wicked", "learn.guide"});
       }},
      {"ruin/table",
       [](Walker& walker) {
         press_all(walker, {"box.play.ruin", "setup.start"});
       }},
      {"wicked/table", open_table},
      {"wicked/table",
       [](Walker& walker) {
         for (const std::string& key : kairo::testing::presses_to_start(*find_game("wicked")->info, 3))
           walker.press(key);
       }},
      {"wicked/table/menu",
       [](Walker& walker) {
         open_table(walker);
         walker.step("menu.open");
       }},
      {"wicked/table/log",
       [](Walker& walker) {
         open_table(walker);
         walker.step("table.log");
       }},
      {"wicked/table/scores",
       [](Walker& walker) {
         open_table(walker);
         walker.step("table.scores");
       }},
      {"wicked/table/asking",
       [](Walker& walker) {
         open_table(walker);
         walker.step("table.what");
       }},
      {"wicked/table/afar",
       [](Walker& walker) {
         open_table(walker);
         press_all(walker, {"menu.open", "menu.afar"});
       }},
      {"wicked/table", open_end},
      {"wicked/review",
       [](Walker& walker) {
         open_end(walker);
         walker.step("end.review");
       }},
      {"wicked/replay",
       [](Walker& walker) {
         open_end(walker);
         walker.step("end.replay");
       }},
      {"wicked/replay",
       [](Walker& walker) { walker.open(replay_fragment(*write_code(whole_match()), std::vector<Player>(3))); }},
      {"wicked/replay",
       [](Walker& walker) {
         open_end(walker);
         walker.step("end.review");
         kairo::testing::answer_review(walker, whole_match(), 0);
         for (const std::string& key : walker.buttons())
           if (key.starts_with("review.move.")) return walker.step(key);
       }},
      {"wicked/replay/log",
       [](Walker& walker) {
         open_end(walker);
         press_all(walker, {"end.replay", "table.log"});
       }},
      {"box/statistics",
       [](Walker& walker) {
         press_all(walker, {"box.play.ruin", "setup.start", "menu.open", "menu.box", "box.statistics"});
       }},
  };
  return all;
}

TEST(Trail, NamesEveryPlaceThatIsReached) {
  for (const Place& place : places()) {
    Walker walker;
    place.reach(walker);
    EXPECT_EQ(walker.trail().back(), place.name) << walker.mirror().substr(0, 200);
    expect_sound_screen(walker);
  }
}

TEST(Trail, LeadsBackToEachPlaceOfIt) {
  for (const Place& place : places()) {
    bool left_all = false;
    for (std::size_t left = 1; !left_all; ++left) {
      Walker walker;
      place.reach(walker);
      const std::vector<std::string> trail = walker.trail();
      left_all = left == trail.size();
      const auto saved = walker.matches();
      walker.go(trail[left - 1]);
      EXPECT_EQ(walker.trail(), std::vector(trail.begin(), trail.begin() + static_cast<std::ptrdiff_t>(left)));
      EXPECT_EQ(walker.matches(), saved);
      expect_sound_screen(walker);
    }
  }
}

/// A lesson that was left is taken up from the page of its game's lessons. Nobody asks again what was asked.
bool leads_to(const std::string& place, const std::string& shown) {
  if (place.ends_with("/asking")) return place.starts_with(shown);
  return shown == place || (place.ends_with("/lesson") && shown == place.substr(0, place.find('/')) + "/learn");
}

TEST(Trail, OfAPlaceThatIsLeftLeadsThereAgainOrNowhere) {
  for (const Place& from : places()) {
    for (const Place& to : places()) {
      SCOPED_TRACE(std::string(from.name) + " to " + to.name);
      Walker walker;
      from.reach(walker);
      std::vector<std::string> before = walker.trail();
      if (before.back().ends_with("/asking")) before.pop_back();  // any step ends it
      const auto saved = walker.matches();
      walker.go(to.name);
      const std::vector<std::string> after = walker.trail();
      EXPECT_TRUE(leads_to(to.name, after.back()) || after == before) << after.back();
      EXPECT_EQ(walker.matches(), saved) << "no match is lost";
      expect_sound_screen(walker);
    }
  }
}

TEST(Trail, LeadsFromALookAtACardOrAPlayerToTheTable) {
  for (const auto& [game, look] :
       {std::pair{"galleria", "look.mine"}, {"galleria", "look.stock"}, {"haratama", "scores.open"}}) {
    Walker walker;
    for (const std::string& key : kairo::testing::presses_to_start(*find_game(game)->info, 3, 1)) walker.press(key);
    const std::string table = game + std::string("/table");
    walker.press(look);
    EXPECT_EQ(walker.trail(), (std::vector{std::string("box"), table, table + "/look"})) << look;
    walker.go(table);
    EXPECT_EQ(walker.trail(), (std::vector{std::string("box"), table})) << look;
    expect_sound_screen(walker);
  }
}

TEST(Trail, LeadsFromALookAtTheLastTurnsToTheTable) {
  Walker walker;
  for (const std::string& key : kairo::testing::presses_to_start(*find_game("haratama")->info, 3, 1)) walker.press(key);
  walker.step("move:" + walker.app().match()->now().move_text(walker.app().match()->now().legal().front()));
  walker.press("table.again");
  EXPECT_EQ(walker.trail(), (std::vector<std::string>{"box", "haratama/table", "haratama/table/look"}));
  walker.go("haratama/table");
  EXPECT_EQ(walker.trail(), (std::vector<std::string>{"box", "haratama/table"}));
  expect_sound_screen(walker);
}

TEST(Trail, BackFromAnythingLeavesOneStepAtMost) {
  for (const Place& place : places()) {
    Walker walker;
    place.reach(walker);
    for (int steps = 0; steps < 8; ++steps) {
      const std::vector<std::string> before = walker.trail();
      const auto saved = walker.matches();
      walker.say("back", "");
      const std::vector<std::string> after = walker.trail();
      EXPECT_LE(before.size() - after.size(), 1U) << before.back();
      EXPECT_TRUE(std::equal(after.begin(), after.end(), before.begin())) << before.back() << " to " << after.back();
      EXPECT_EQ(walker.matches(), saved);
    }
  }
}

TEST(Trail, ForthFromTheBoxGoesOnWithTheMatch) {
  Walker walker;
  for (const std::string& key : kairo::testing::presses_to_start(*find_game("haratama")->info, 3, 1)) walker.press(key);
  const auto saved = walker.matches();
  ASSERT_EQ(saved.size(), 1U);
  walker.go("box");
  EXPECT_EQ(walker.screen(), "box");
  EXPECT_EQ(walker.app().match(), nullptr);
  walker.go("haratama/table");
  EXPECT_EQ(walker.trail(), (std::vector<std::string>{"box", "haratama/table"}));
  EXPECT_EQ(walker.matches(), saved);
}

TEST(Trail, OfNonsenseLeavesThingsAsTheyAre) {
  Walker walker;
  open_table(walker);
  const std::string before = walker.mirror();
  for (const char* place : {"", "/", "nothing", "nothing/table", "wicked/nothing", "wicked/table/notice", "box/",
                            "/box", "box/box", "wicked/review"}) {
    walker.go(place);
    EXPECT_EQ(walker.mirror(), before) << place;
  }
}

}  // namespace
}  // namespace kairo::app
