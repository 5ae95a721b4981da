#include <gtest/gtest.h>

#include <ranges>

#include "tests/web/support/app_by_itself.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "web/app/settings.h"

/// Moves that could not be watched are told when the viewer is asked: the board frames what they changed, and the bar
/// has a button that tells.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;
using kairo::testing::presses_to_start;

/// A table on which somebody plays alone against bots.
class Alone : public AppByItself {
 public:
  explicit Alone(Speed speed, float width = 360, float height = 640)
      : Alone({{"settings", settings_text({.speed = speed})}}, width, height) {}
  explicit Alone(const std::vector<kairo::testing::Said>& before, float width = 360, float height = 640)
      : AppByItself(text::Language::en, width, height, before) {}
  void start(std::string_view game, int seats) {
    for (const std::string& press : presses_to_start(*find_game(game)->info, seats, 1)) answer(press);
  }
  using AppByItself::frame;
  [[nodiscard]] bool tells() const { return lists("since.open"); }
  [[nodiscard]] bool has_sheet() const { return lists("since.close"); }
  [[nodiscard]] const std::string& message() const { return app().ui().mirror.message; }
  /// The messages that the page sends after a reload.
  [[nodiscard]] std::vector<kairo::testing::Said> kept() const {
    std::vector<kairo::testing::Said> before{{"settings", heard("settings")}};
    for (const auto& [name, text] : saved()) before.emplace_back("record", name + "\n" + text);
    return before;
  }
};

/// The hit target with this id; null if there is none.
const draw::Rect* find_target(const Alone& table, std::string_view id) {
  const auto targets = table.app().ui().gesture.targets();
  const auto found = std::ranges::find(targets, id, &draw::Gesture::Target::id);
  return found == targets.end() ? nullptr : &found->at;
}

/// The sheet is open, and what it tells stands in it from its first word on, as far as there is room.
bool begins_whole(const Alone& table) {
  const std::string& told = table.app().ui().mirror.parts.front().lines.back();
  const draw::Rect* sheet = find_target(table, "lesson.aside");
  return sheet != nullptr && std::ranges::any_of(draw::testing::drawn_items(table.app().ui()), [&](const auto& item) {
           const bool is_beginning = !item.words.empty() && told.starts_with(item.words);
           return is_beginning && sheet->holds({item.at.x, item.at.y}) && sheet->bottom() >= item.at.bottom();
         });
}

TEST(SincePanel, TellsWhatWasSkipped) {
  Alone table(Speed::calm);
  table.start("wicked", 3);
  EXPECT_FALSE(table.tells()) << "nothing has happened yet";
  table.press("move:bid 1 -");
  ASSERT_TRUE(table.lists("table.skip"));
  table.answer("table.skip");
  ASSERT_TRUE(table.tells());
  EXPECT_FALSE(table.has_sheet());
  EXPECT_EQ(table.message(), "") << "the log was told as it happened";
  table.press("since.open");
  ASSERT_TRUE(table.has_sheet());
  EXPECT_NE(table.message(), "");
  table.press("since.close");
  EXPECT_FALSE(table.has_sheet());
  EXPECT_TRUE(table.tells());
}

/// It stands where one skips.
TEST(SincePanel, IsNotOpenedByAFingerThatWasAboutToSkip) {
  Alone table(Speed::calm);
  table.start("wicked", 3);
  table.press("move:bid 1 -");
  const draw::Rect* skip = find_target(table, "table.skip");
  ASSERT_NE(skip, nullptr);
  table.tap(skip->centre());
  for (int frame = 0; frame < 600 && find_target(table, "since.open") == nullptr; ++frame) table.frame(0.05);
  const draw::Rect* news = find_target(table, "since.open");
  ASSERT_NE(news, nullptr);
  const draw::Point at = news->centre();
  table.tap(at);
  EXPECT_FALSE(table.has_sheet());
  table.frame(1);
  table.tap(at);
  EXPECT_TRUE(table.has_sheet());
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
  table.answer("since.open");
  table.answer("since.watch");
  EXPECT_TRUE(table.shows("recap.skip")) << "its scenes are shown one after the other";
  table.answer("recap.skip");
  EXPECT_FALSE(table.has_sheet()) << "it has been read and watched";
}

/// The vertices of the frames around what others have changed.
std::ptrdiff_t framed(const Alone& table) {
  return kairo::testing::points_in(table.app().ui().colour(draw::Ink::live_text));
}

TEST(SincePanel, FramesWhatOthersHaveChangedUntilATap) {
  Alone table(Speed::instant);
  table.start("haratama", 4);
  int seen = 0;
  for (int answers = 0; answers < 9 && table.screen() == "table"; ++answers) {
    const std::vector<std::string> buttons = table.buttons();
    const auto move = std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
    ASSERT_NE(move, buttons.end());
    table.answer(*move);
    if (!table.tells()) continue;
    const std::ptrdiff_t before = framed(table);
    table.strike(ImGuiKey_Escape);
    seen += framed(table) < before ? 1 : 0;
    EXPECT_LE(framed(table), before);
  }
  EXPECT_GT(seen, 1) << "the foxes, and who has won treasures";
}

TEST(SincePanel, LeavesTheFirstTapToTheTable) {
  Alone table(Speed::instant);
  table.start("wicked", 3);
  table.answer("move:bid 1 -");
  ASSERT_TRUE(table.tells());
  const std::size_t moves = table.app().ui().mirror.events;
  const draw::Rect* close = find_target(table, "bid.close");
  ASSERT_NE(close, nullptr);
  for (int taps = 0; taps < 2; ++taps) table.tap(close->centre());  // an empty bid is confirmed
  EXPECT_GT(table.app().ui().mirror.events, moves) << "the frames go, and the bid is made";
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
  EXPECT_NE(table.message(), "");
  table.press("since.open");
  table.strike(ImGuiKey_Escape);
  EXPECT_FALSE(table.has_sheet());
}

TEST(SincePanel, LeavesTheBoardAndTheCards) {
  for (const auto& [width, height] :
       {std::pair{360.0F, 640.0F}, {390.0F, 844.0F}, {768.0F, 1024.0F}, {1280.0F, 800.0F}, {480.0F, 320.0F}})
    for (const char* game : {"wicked", "haratama", "galleria", "ruin"}) {
      Alone table(Speed::instant, width, height);
      table.start(game, 3);
      int told = 0;
      for (int answers = 0; answers < 12 && table.screen() == "table"; ++answers) {
        if (table.lists("table.go_on")) table.answer("table.go_on");
        if (const draw::Rect* button = find_target(table, "since.open")) {
          ++told;
          for (const auto& target : table.app().ui().gesture.targets())
            if (target.id != "since.open" && target.id != "table.log")
              EXPECT_FALSE(button->holds(target.at.centre())) << target.id;
          table.answer("since.open");
          EXPECT_NE(find_target(table, "since.watch"), nullptr) << game << " " << width;
          EXPECT_TRUE(begins_whole(table)) << game << " " << width;
          table.answer("since.close");
        } else {
          EXPECT_FALSE(table.tells()) << game << " " << width;
        }
        const std::vector<std::string> buttons = table.buttons();
        const auto move =
            std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
        ASSERT_NE(move, buttons.end());
        table.answer(*move);
      }
      EXPECT_GT(told, 0) << game;
    }
}

/// The deeds of all seats are told together: a later one is never told first.
TEST(SincePanel, TellsWhatHasHappenedInItsOrder) {
  Alone table(Speed::instant);
  table.start("galleria", 4);
  int compared = 0;
  for (int answers = 0; answers < 60 && table.screen() == "table"; ++answers) {
    if (table.tells()) {
      table.answer("since.open");
      const draw::Mirror& mirror = table.app().ui().mirror;
      std::size_t before = 0;
      for (const auto line : std::views::split(mirror.parts.front().lines.back(), '\n')) {
        const std::string_view told(line.begin(), line.end());
        const auto found = std::ranges::find(mirror.log.rbegin(), mirror.log.rend(), told, &draw::Mirror::Line::words);
        if (found == mirror.log.rend()) continue;  // points
        const auto at = static_cast<std::size_t>(mirror.log.rend() - found);
        EXPECT_GE(at, before) << told;
        compared += before > 0;
        before = at;
      }
      table.answer("since.close");
    }
    const std::vector<std::string> buttons = table.buttons();
    const auto move = std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
    if (move == buttons.end()) break;
    table.answer(*move);
  }
  EXPECT_GT(compared, 0);
}

/// The sheet is read to answer, so it does not lie over the answers.
TEST(SincePanel, LeavesTheColoursToBeTapped) {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {390.0F, 844.0F}}) {
    Alone table(Speed::instant, width, height);
    table.start("wicked", 3);
    int told = 0;
    for (int answers = 0; answers < 120 && told < 3 && table.screen() == "table"; ++answers) {
      const std::vector<std::string> buttons = table.buttons();
      const auto is_colour = [](const std::string& key) {
        return key.starts_with("move:colour ") || key.starts_with("move:return ");
      };
      if (table.tells() && std::ranges::any_of(buttons, is_colour)) {
        ++told;
        table.answer("since.open");
        const draw::Rect* sheet = find_target(table, "lesson.aside");
        ASSERT_NE(sheet, nullptr);
        for (const auto& target : table.app().ui().gesture.targets()) {
          const draw::Rect both = draw::intersection(target.at, *sheet);
          if (target.id.starts_with("colour.") || target.id.starts_with("return."))
            EXPECT_LE(both.w * both.h, 0) << target.id << " at " << width;
        }
        table.answer("since.close");
      }
      auto move = std::ranges::find(buttons, "move:bid 2 -");
      if (move == buttons.end())
        move = std::ranges::find_if(buttons, [](const std::string& key) { return key.starts_with("move:"); });
      ASSERT_NE(move, buttons.end());
      table.answer(*move);
    }
    EXPECT_GT(told, 0) << width;
  }
}

}  // namespace
}  // namespace kairo::app
