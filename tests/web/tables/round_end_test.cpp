#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/tapped_table.h"

/// The end of a round stays on the table until the player has seen it, in the games that have rounds with results.
namespace kairo::tables {
namespace {

using kairo::testing::TappedTable;

constexpr double long_enough = 20;  // seconds; longer than anything moves

class RoundEnd : public ::testing::TestWithParam<const char*> {
 protected:
  explicit RoundEnd(const testing::Screen& screen = testing::phone) : table_(GetParam(), screen) {}
  static const Game& game() { return *find_game(GetParam()); }

  /// Shows the move that ends the first round. False if none does.
  bool show_end(Going going) {
    table_.table().set_going(going);
    for (; ended_by_ < match_.steps().size(); ++ended_by_) {
      show();
      table_.table().skip();
      if (table_.table().waits() || going == Going::by_itself) break;
    }
    if (ended_by_ >= match_.steps().size()) return false;
    show();
    return true;
  }
  void show() { table_.show(match_.after(ended_by_ + 1), 0, moves_between(match_, ended_by_, ended_by_ + 1)); }
  [[nodiscard]] bool waits() { return table_.table().waits(); }
  void let_time_pass() {
    constexpr double step = 0.2;  // seconds; what waits does not depend on the number of frames
    for (double past = 0; past < long_enough; past += step) {
      table_.stage().input.now += step;
      table_.frame();
    }
  }

  Match match_ = random_match(game(), standard_setup(*game().info, 4, 3), 300);
  TappedTable table_;
  std::size_t ended_by_ = 0;
};
std::string name_of(const ::testing::TestParamInfo<const char*>& given) { return given.param; }
INSTANTIATE_TEST_SUITE_P(, RoundEnd, ::testing::Values("haratama", "ruin", "wicked"), name_of);

/// In the Ruin a coach tells of it in its own words.
using RoundEndWithCoach = RoundEnd;
INSTANTIATE_TEST_SUITE_P(, RoundEndWithCoach, ::testing::Values("haratama", "wicked"), name_of);

TEST_P(RoundEnd, StaysUntilATap) {
  ASSERT_TRUE(show_end(Going::by_tap));
  let_time_pass();
  EXPECT_TRUE(waits());
  EXPECT_FALSE(table_.table().busy()) << "nothing moves, so no frame is due";
  const draw::Rect& at = table_.at();
  EXPECT_FALSE(table_.tap_at(at.centre().x, at.bottom() - 4)) << "no tap reaches what lies below";
  EXPECT_FALSE(waits());
  let_time_pass();
  EXPECT_FALSE(table_.table().busy());
  EXPECT_FALSE(waits());
}

TEST_P(RoundEnd, IsLeftByItsButton) {
  ASSERT_TRUE(show_end(Going::by_tap));
  table_.table().skip();
  table_.frame();
  ASSERT_TRUE(waits());
  EXPECT_EQ(table_.stage().ui.mirror.groups.front().buttons.front().id, "table.go_on")
      << "a listener need not look for it";
  table_.press("table.go_on");
  EXPECT_FALSE(waits());
}

class RoundEndOnDesk : public RoundEnd {
 protected:
  RoundEndOnDesk() : RoundEnd(testing::desk) {}
};
INSTANTIATE_TEST_SUITE_P(, RoundEndOnDesk, ::testing::Values("haratama", "ruin", "wicked"), name_of);

/// The last seat's panel lies there, or its map.
TEST_P(RoundEndOnDesk, IsLeftByAButtonThatCutsNothingAtTheRight) {
  ASSERT_TRUE(show_end(Going::by_tap));
  table_.table().skip();
  table_.frame();
  ASSERT_NE(table_.find("table.go_on"), nullptr);
  const draw::testing::Picture with_button = table_.stage().picture();
  table_.table().set_going(Going::elsewhere);
  table_.frame();
  ASSERT_EQ(table_.find("table.go_on"), nullptr);
  const draw::testing::Picture without = table_.stage().picture();
  int changed = 0;
  for (int y = 0; y < without.height(); ++y)
    for (int x = without.width() * 3 / 4; x < without.width(); ++x)
      changed += with_button.grey(x, y) == without.grey(x, y) ? 0 : 1;
  EXPECT_EQ(changed, 0) << "pixels";
}

TEST_P(RoundEndWithCoach, IsLeftByACoachAlone) {
  ASSERT_TRUE(show_end(Going::elsewhere));
  table_.table().skip();
  table_.frame();
  EXPECT_EQ(table_.find("table.go_on"), nullptr) << "the coach has the button";
  table_.tap_at(table_.at().centre().x, table_.at().centre().y);
  EXPECT_TRUE(waits());
  table_.table().skip();
  EXPECT_FALSE(waits());
}

TEST_P(RoundEnd, GoesByItselfWhereOnlyBotsPlay) {
  ASSERT_TRUE(show_end(Going::by_tap));
  ASSERT_TRUE(show_end(Going::by_itself));
  EXPECT_FALSE(waits());
  let_time_pass();
  EXPECT_FALSE(table_.table().busy());
}

}  // namespace
}  // namespace kairo::tables
