#include <gtest/gtest.h>

#include <array>

#include "tests/web/support/some_match.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/support/taps_for_move.h"

/// The behaviour of every table while it shows what has happened.
namespace kairo::testing {
namespace {

class BusyTable : public ::testing::TestWithParam<const Game*> {
 protected:
  [[nodiscard]] static std::string_view game() { return GetParam()->info->id; }
  /// Shows some moves of a match to whoever is asked next, each until the table is in the middle of it.
  template <class Visit>
  static void interrupt_each(TappedTable& table, Visit visit) {
    constexpr std::size_t most = 50;
    const Match match = some_match(*GetParam(), 3, 5);
    for (std::size_t step = 0; step < std::min(most, match.steps().size()); ++step) {
      const Position& after = match.after(step + 1);
      const Seat viewer = after.to_move();
      if (viewer == no_seat) continue;
      table.show(match.after(step), viewer);
      table.show(after, viewer, tables::moves_between(match, step, step + 1));
      table.frames(0.1);
      if (table.table().busy()) visit(after, viewer);
    }
  }
};

INSTANTIATE_TEST_SUITE_P(, BusyTable, ::testing::ValuesIn([] {
                           std::vector<const Game*> all;
                           for (const Game& game : games()) all.push_back(&game);
                           return all;
                         }()),
                         [](const auto& tested) { return std::string(tested.param->info->id); });

TEST_P(BusyTable, IsHurriedByATapAnywhere) {
  TappedTable table(game(), phone);
  int hurried = 0;
  interrupt_each(table, [&](const Position& after, Seat) {
    const draw::Rect& at = table.at();
    EXPECT_FALSE(table.tap_at(at.x + 3, at.bottom() - 3).has_value()) << after.state_text();
    EXPECT_FALSE(table.table().busy()) << after.state_text();
    ++hurried;
  });
  EXPECT_GT(hurried, 2);
}

TEST_P(BusyTable, IsHurriedByEnterAndSpaceUnlessSomethingHasTheFocus) {
  TappedTable table(game(), phone);
  std::size_t hurried = 0;
  constexpr std::array keys{ImGuiKey_Enter, ImGuiKey_KeypadEnter, ImGuiKey_Space};
  interrupt_each(table, [&](const Position& after, Seat) {
    table.strike(ImGuiKey_L);
    EXPECT_TRUE(table.table().busy()) << "by any key";
    table.strike(keys[hurried++ % keys.size()]);
    EXPECT_FALSE(table.table().busy()) << after.state_text();
  });
  EXPECT_GT(hurried, 2U);
  interrupt_each(table, [&](const Position&, Seat) {
    for (const ImGuiKey key : {ImGuiKey_Tab, ImGuiKey_RightArrow, ImGuiKey_LeftArrow}) table.strike(key);
    if (!table.table().busy() || table.ui().targets.focused().empty()) return;
    const std::string focused(table.ui().targets.focused());
    table.strike(ImGuiKey_Space);
    // The focused button is pressed instead.
    EXPECT_TRUE(table.table().busy() || focused == "reveal.skip") << focused;
  });
}

TEST_P(BusyTable, IsHurriedByAButtonOfTheMirror) {
  TappedTable table(game(), phone);
  int hurried = 0;
  interrupt_each(table, [&](const Position& after, Seat) {
    if (table.ui().gesture.targets().empty()) return;
    table.press("menu.open");
    EXPECT_TRUE(table.table().busy()) << "what is not on the table hurries nothing";
    table.press(table.ui().gesture.targets().front().id);
    EXPECT_FALSE(table.table().busy()) << after.state_text();
    table.table().cancel();  // what was pressed may have opened something
    ++hurried;
  });
  EXPECT_GT(hurried, 2);
}

TEST_P(BusyTable, DoesWhatATapNamesIfThatMayBeDoneNow) {
  TappedTable table(game(), phone);
  int made = 0;
  interrupt_each(table, [&](const Position& after, Seat) {
    const auto legal = after.legal();
    const auto can_be_tapped = [&](AnyMove move) {
      const std::vector<std::string> taps = taps_for_move(after, move);
      return !taps.empty() && table.find(taps.front()) != nullptr;
    };
    const auto wanted = std::ranges::find_if(legal, can_be_tapped);
    if (wanted == legal.end()) return;
    const std::vector<std::string> taps = taps_for_move(after, *wanted);
    const bool veiled = table.find("reveal.skip") != nullptr;
    std::optional<AnyMove> move = table.tap(taps.front());
    EXPECT_FALSE(table.table().busy());
    if (veiled) {
      EXPECT_FALSE(move.has_value()) << "what it hits could not be seen";
      return;
    }
    for (std::size_t i = 1; i < taps.size() && table.find(taps[i]) != nullptr; ++i) move = table.tap(taps[i]);
    if (move) {
      EXPECT_EQ(*move, *wanted);
      ++made;
    }
  });
  // In the Ruin every move begins with what is not there before the table rests.
  EXPECT_TRUE(made > 0 || game() == "ruin");
}

TEST_P(BusyTable, EndsInTheSamePictureWhetherItIsWatchedOrSkipped) {
  constexpr double slow_frame = 0.1;
  const auto pictures_at_end = [](bool skipped) {
    TappedTable table(game(), phone);
    std::vector<DrawnFrame> pictures;
    interrupt_each(table, [&](const Position&, Seat) {
      if (skipped) table.table().skip();
      finish_animation(table, slow_frame, [] {});
      for (int frame = 0; frame < 2; ++frame) table.frame();
      pictures.push_back(points_and_colours());
    });
    return pictures;
  };
  const std::vector<DrawnFrame> watched = pictures_at_end(false);
  EXPECT_GT(watched.size(), 2U);
  EXPECT_EQ(watched, pictures_at_end(true));
}

TEST_P(BusyTable, TellsWhatHappensAndAsksOnlyThen) {
  TappedTable table(game(), desk);
  int told = 0;
  interrupt_each(table, [&](const Position& after, Seat viewer) {
    const std::string question = table.ui().say(after.question(viewer));
    const auto asks = [&] {
      return std::ranges::count(draw::testing::drawn_items(table.ui()), question, &draw::DrawnItem::words) > 0;
    };
    bool begun = false;
    for (int frames = 0; table.table().busy() && frames < 100; ++frames) {
      if (begun) {
        EXPECT_FALSE(asks()) << question;
      }
      begun = begun || !asks();
      table.frames(0.1);
    }
    table.table().skip();
    table.frames(0.1);
    if (begun && asks()) ++told;
  });
  EXPECT_GT(told, 2);
}

}  // namespace
}  // namespace kairo::testing
