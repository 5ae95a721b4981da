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

TEST(SincePanel, LeavesThePieces) {
  Alone table(Speed::instant);
  table.start("haratama", 3);
  for (int answers = 0; answers < 30 && !table.tells(); ++answers) {
    const std::vector<std::string> buttons = table.buttons();
    const auto move = std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
    ASSERT_NE(move, buttons.end());
    table.answer(*move);
  }
  ASSERT_TRUE(table.tells());
  const auto at = [&](std::string_view id) {
    const auto targets = table.app().ui().gesture.targets();
    return std::ranges::find(targets, id, &draw::Gesture::Target::id)->at;
  };
  const draw::Rect panel = at("lesson.aside");
  for (const auto& target : table.app().ui().gesture.targets())
    if (target.id.starts_with("card.")) EXPECT_FALSE(panel.holds(target.at.centre())) << target.id;
}

}  // namespace
}  // namespace kairo::app
