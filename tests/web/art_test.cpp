#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "web/draw/path.h"
#include "web/tables/tables.h"

namespace kairo::draw {
namespace {

TEST(Art, EveryGameHasACover) {
  for (const Game& game : games()) {
    testing::Stage stage(120, 160);
    const auto scene = [&](Ui& ui) { tables::draw_cover(ui, {0, 0, 120, 160}, game.info->id); };
    stage.frame(scene);
    const testing::Picture with = stage.paint(scene);
    const testing::Picture without = stage.paint([](Ui&) {});
    int changed = 0;
    for (int y = 0; y < 160; ++y)
      for (int x = 0; x < 120; ++x) changed += std::abs(with.grey(x, y) - without.grey(x, y)) > 0.002F ? 1 : 0;
    EXPECT_GT(changed, 120 * 160 / 2) << game.info->id;
  }
}

TEST(Path, ReadsLinesCurvesAndSubpaths) {
  const auto strokes = parse_path("M 0 0 L 10 -20 30 40 Z M -5,5 Q 0 0 5 5 C 1 2 3 4 9 9", 4);
  ASSERT_EQ(strokes.size(), 2U);
  EXPECT_TRUE(strokes[0].closed);
  ASSERT_EQ(strokes[0].points.size(), 3U);
  EXPECT_EQ(strokes[0].points[1].y, -20);
  EXPECT_EQ(strokes[0].points[2].x, 30);
  EXPECT_FALSE(strokes[1].closed);
  ASSERT_EQ(strokes[1].points.size(), 9U);
  EXPECT_EQ(strokes[1].points[2].y, 2.5F);
  EXPECT_EQ(strokes[1].points.back().x, 9);
}

TEST(Path, StopsAtWhatIsNotPathData) {
  for (const std::string_view nonsense : {"", "L 1 2", "M", "M 1", "X 3", "M 1 2 L x y", "M 1 2 C 3"})
    EXPECT_LE(parse_path(nonsense, 4).size(), 1U) << nonsense;
}

}  // namespace
}  // namespace kairo::draw
