#include <gtest/gtest.h>

#include "tests/web/support/table_checks.h"

/// The points of In the Ruin: a tap tells where they come from, and no refusal lies over them.
namespace kairo::testing {
namespace {

using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

TEST(RuinGains, ATapOnThePointsTellsThemAndMarksTheRectangleThatCounts) {
  for (const int half : {0, 1}) {
    const State state = find_state<State>(3, [&](const State& at) {
      return at.half == half && at.round == 1 && at.phase == Phase::draw && at.asked == 0;
    });
    const auto line = static_cast<int>(half == 0 ? ruin::Source::first_rectangle : ruin::Source::second_rectangle);
    for (const auto& [screen, id] :
         {std::pair{phone, std::string("status")}, {desk, "tally." + std::to_string(line)}}) {
      TappedTable table("ruin", screen);
      table.show(At(state));
      EXPECT_FALSE(explained_at(table, "map.rectangle").has_value());
      table.tap(id);
      table.frame();
      EXPECT_TRUE(table.ui().message.remaining().has_value()) << screen.name;
      EXPECT_TRUE(explained_at(table, "map.rectangle").has_value()) << screen.name;
      EXPECT_TRUE(table.table().cancel());
      table.frame();
      EXPECT_FALSE(explained_at(table, "map.rectangle").has_value()) << screen.name;
    }
  }
}

TEST(RuinGains, ARefusalLeavesThePointsToBeSeen) {
  const State state = find_state<State>(3, [](const State& at) { return at.phase == Phase::draw && at.asked == 0; });
  TappedTable table("ruin", desk);
  table.show(At(state));
  table.tap("cell.f6");
  table.tap("draw.confirm");
  table.frame();
  ASSERT_TRUE(table.ui().message.remaining().has_value());
  const auto items = draw::testing::drawn_items(table.ui());
  const std::optional<draw::Rect> points = explained_at(table, "status.panel");
  ASSERT_TRUE(points.has_value());
  for (const draw::DrawnItem& item : items)
    if (item.words == table.ui().say("app.what.rules")) EXPECT_FALSE(points->holds(item.at.centre()));
}

}  // namespace
}  // namespace kairo::testing
