#include <gtest/gtest.h>

#include "tests/web/support/app_by_itself.h"
#include "tests/web/support/catalogue_words.h"
#include "web/app/settings.h"

/// Moves that could not be watched are told at one glance when the viewer is asked; the board frames what they changed.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;
using kairo::testing::presses_to_start;

/// A table on which somebody plays alone against bots.
class Alone : public AppByItself {
 public:
  explicit Alone(Speed speed) : Alone({{"settings", settings_text({.speed = speed})}}) {}
  explicit Alone(const std::vector<kairo::testing::Said>& before) : AppByItself(text::Language::en, 360, 640, before) {}
  void start(std::string_view game, int seats) {
    for (const std::string& press : presses_to_start(*find_game(game)->info, seats, 1)) answer(press);
  }
  [[nodiscard]] bool tells() const { return lists("since.close"); }
  [[nodiscard]] bool is_heard() const {
    return mirror().find(kairo::testing::words_of("app.since.heading")) != std::string::npos;
  }
  /// The messages that the page sends after a reload.
  [[nodiscard]] std::vector<kairo::testing::Said> kept() const {
    std::vector<kairo::testing::Said> before{{"settings", heard("settings")}};
    for (const auto& [name, text] : saved()) before.emplace_back("record", name + "\n" + text);
    return before;
  }
};

TEST(SincePanel, TellsWhatWasSkipped) {
  Alone table(Speed::calm);
  table.start("wicked", 3);
  EXPECT_FALSE(table.tells()) << "nothing has happened yet";
  table.press("move:bid 1 -");
  ASSERT_TRUE(table.lists("table.skip"));
  table.answer("table.skip");
  ASSERT_TRUE(table.tells());
  table.press("since.close");
  EXPECT_FALSE(table.tells());
}

TEST(SincePanel, IsSilentAboutWhatWasWatched) {
  Alone table(Speed::calm);
  table.start("wicked", 3);
  table.answer("move:bid 1 -");
  EXPECT_FALSE(table.tells());
}

TEST(SincePanel, TellsWhatPassedTooQuickly) {
  Alone table(Speed::quick);
  table.start("wicked", 3);
  table.answer("move:bid 1 -");
  EXPECT_TRUE(table.tells());
}

TEST(SincePanel, TellsAtOnceWhatBotsDoAtOnce) {
  Alone table(Speed::instant);
  table.start("wicked", 3);
  table.answer("move:bid 1 -");
  ASSERT_TRUE(table.lists("move:bid 1 -") || table.lists("move:bid 0 -"));
  EXPECT_TRUE(table.tells());
  table.answer("since.watch");
  EXPECT_TRUE(table.shows("recap.skip")) << "its scenes are shown one after the other";
}

TEST(SincePanel, TellsThoseWhoComeBack) {
  std::vector<kairo::testing::Said> kept;
  {
    Alone before(Speed::calm);
    before.start("wicked", 3);
    before.answer("move:bid 1 -");
    ASSERT_FALSE(before.tells());
    kept = before.kept();
  }
  Alone table(kept);
  ASSERT_EQ(table.screen(), "table");
  EXPECT_TRUE(table.tells());
  EXPECT_TRUE(table.is_heard());
  table.strike(ImGuiKey_Escape);
  EXPECT_FALSE(table.tells());
}

TEST(SincePanel, LeavesThePiecesThatCanBePlayed) {
  for (const char* game : {"haratama", "galleria"}) {
    Alone table(Speed::instant);
    table.start(game, 3);
    int panels = 0;
    for (int answers = 0; answers < 30 && table.screen() == "table"; ++answers) {
      const auto targets = table.app().ui().gesture.targets();
      const auto panel = std::ranges::find(targets, "lesson.aside", &draw::Gesture::Target::id);
      panels += panel != targets.end() ? 1 : 0;
      const std::vector<std::string> buttons = table.buttons();
      const auto is_played = [&](std::string_view card) {
        return std::ranges::any_of(buttons, [&](std::string_view key) { return key.contains(card); });
      };
      for (const auto& target : targets)
        if (panel != targets.end() && target.id.starts_with("card.") && is_played(target.id.substr(5)))
          EXPECT_FALSE(panel->at.holds(target.at.centre())) << game << " " << answers << " " << target.id;
      const auto move = std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
      ASSERT_NE(move, buttons.end());
      table.answer(*move);
    }
    EXPECT_GT(panels, 0) << game;
  }
}

}  // namespace
}  // namespace kairo::app
