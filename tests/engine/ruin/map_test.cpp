#include <algorithm>
#include <bit>

#include "tests/engine/ruin/scene.h"

namespace kairo::ruin::test {
namespace {

Map map_of(std::string_view passages, std::string_view walls = "", std::string_view gates = "") {
  return {cells_of(passages), cells_of(walls), cells_of(gates)};
}

TEST(RuinMap, ABlockIsTwoByTwoAndDoesNotWrapRoundTheSide) {
  EXPECT_TRUE(has_block(cells_of("c4 d4 c5 d5")));
  EXPECT_TRUE(has_block(cells_of("j10 k10 j11 k11")));
  EXPECT_TRUE(has_block(cells_of("a1 b1 a2 b2")));
  EXPECT_TRUE(has_block(cells_of("i6 j6 i7 j7"))) << "across the two words of a set";
  EXPECT_FALSE(has_block(cells_of("c4 d4 c5")));
  EXPECT_FALSE(has_block(cells_of("k4 a5 k5 a6")));
  EXPECT_FALSE(has_block(cells_of("c4 d4 e4 f4 c5 f5 c6 d6 e6 f6")));
}

TEST(RuinMap, NoEmptyCellThatWouldCompleteABlockCanBecomeAPassage) {
  for (const std::string_view three : {"d4 e4 d5", "d4 e4 e5", "d4 d5 e5", "e4 d5 e5"}) {
    const Map map{.passages = cells_of(three), .walls = cells_of("f6")};
    EXPECT_EQ(may_become_passages(map), map.blank() - (cells_of("d4 e4 d5 e5") - map.passages)) << three;
  }
  const Map beside_sides{.passages = cells_of("k1 a2 k2")};
  EXPECT_EQ(may_become_passages(beside_sides), beside_sides.blank()) << "a block does not wrap round the side";
}

TEST(RuinMap, NeighboursAreSideBySideOnly) {
  EXPECT_EQ(beside(cells_of("f6")), cells_of("f5 e6 g6 f7"));
  EXPECT_EQ(beside(cells_of("a1")), cells_of("b1 a2"));
  EXPECT_EQ(beside(cells_of("k6")), cells_of("k5 j6 k7"));
  EXPECT_EQ(beside(cells_of("k11")), cells_of("k10 j11"));
}

TEST(RuinMap, PassagesJoinOrthogonally) {
  const CellSet passages = cells_of("a1 b1 b2 c3 d3");
  EXPECT_EQ(joined(passages, cell("a1")), cells_of("a1 b1 b2"));
  EXPECT_EQ(joined(passages, cell("d3")), cells_of("c3 d3"));
}

TEST(RuinMap, AWalkGoesAlongPassagesStepByStep) {
  const Map map = map_of("f6 f5 f4 g4 h4 h3", "e5");
  const Reach reach = on_foot(map, cell("f6"), 4);
  EXPECT_EQ(reach.within[0], cells_of("f6"));
  EXPECT_EQ(reach.within[1], cells_of("f6 f5"));
  EXPECT_EQ(reach.stops(), cells_of("f6 f5 f4 g4 h4"));
  EXPECT_EQ(reach.steps_to(cell("h4")), 4);
  EXPECT_EQ(reach.steps_to(cell("f6")), 0);
}

TEST(RuinMap, AWarpIsOneStepFromAGateToAnyOther) {
  const Map map = map_of("f6 f5 d4 d5 h4 h5 h6", "", "d4 h4");
  EXPECT_EQ(with_warp(map, cell("d5"), 1).stops(), cells_of("d5 d4"));
  EXPECT_EQ(with_warp(map, cell("d5"), 2).stops(), cells_of("d5 d4 h4"));
  EXPECT_EQ(with_warp(map, cell("d4"), 2).stops(), cells_of("d4 d5 h4 h5"));
  EXPECT_EQ(with_warp(map, cell("f6"), 5).stops(), cells_of("f6 f5")) << "the entrance is no gate";
  const Map alone = map_of("d4 d5", "", "d4");
  EXPECT_EQ(with_warp(alone, cell("d4"), 3).stops(), cells_of("d4 d5")) << "there is no other gate";
}

TEST(RuinMap, OnlyOneWarpInAWalk) {
  // From the first gate to the third's neighbour would take a second warp: all gates are equally far by the first.
  const Map map = map_of("d1 h1 h2 h3 h4 d4 c4", "", "d1 h1 h4 d4");
  EXPECT_EQ(with_warp(map, cell("d1"), 1).stops(), cells_of("d1 h1 h4 d4"));
  EXPECT_EQ(with_warp(map, cell("d1"), 2).stops(), cells_of("d1 h1 h4 d4 h2 h3 c4"));
}

TEST(RuinMap, TheLargestRectangleIsOfPassagesAndWallsAlike) {
  EXPECT_EQ(largest_rectangle({}).area(), 0);
  EXPECT_EQ(largest_rectangle(cells_of("f6")).area(), 1);
  const Rectangle tall = largest_rectangle(cells_of("a1 b1 a2 b2 a3 b3 a4 c1"));
  EXPECT_EQ(tall, (Rectangle{cell("a1"), 3, 2}));
  const Rectangle low = largest_rectangle(cells_of("h7 i7 j7 k7 h8 i8 j8 k8 k9 a8 b8"));
  EXPECT_EQ(low, (Rectangle{cell("h7"), 2, 4})) << "rows end at the side";
  EXPECT_EQ(largest_rectangle(whole_map), (Rectangle{0, side, side}));
}

TEST(RuinMap, OfEqualRectanglesTheHighestCounts) {
  EXPECT_EQ(largest_rectangle(cells_of("c9 d9 h2 h3")), (Rectangle{cell("h2"), 2, 1}));
  EXPECT_EQ(largest_rectangle(cells_of("b2 a2 d2 e2")), (Rectangle{cell("a2"), 1, 2}));
}

/// The largest area, found by trying every pair of corners.
int area_by_brute_force(CellSet filled) {
  int best = 0;
  for (int top = 0; top < side; ++top)
    for (int left = 0; left < side; ++left)
      for (int bottom = top; bottom < side; ++bottom)
        for (int right = left; right < side; ++right) {
          bool all = true;
          for (int row = top; all && row <= bottom; ++row)
            for (int column = left; all && column <= right; ++column) all = filled.has(cell_at(row, column));
          if (all) best = std::max(best, (bottom - top + 1) * (right - left + 1));
        }
  return best;
}

TEST(RuinMap, TheLargestRectangleIsTheLargest) {
  Rng rng(11);
  for (int tries = 0; tries < 200; ++tries) {
    CellSet filled;
    for (Cell cell = 0; cell < cells; ++cell)
      if (rng.below(10) < 3 + static_cast<std::uint32_t>(tries % 7)) filled |= only_cell(cell);
    const Rectangle found = largest_rectangle(filled);
    ASSERT_EQ(found.area(), area_by_brute_force(filled));
    for (int row = 0; row < found.rows; ++row)
      for (int column = 0; column < found.columns; ++column)
        ASSERT_TRUE(filled.has(static_cast<Cell>(found.corner + row * side + column)));
  }
}

TEST(RuinMap, AGoalIsMetByPassagesGatesAndTheEntranceBetweenItsLetters) {
  const Goal fm = static_cast<Goal>(std::countr_zero(goals_of("FM")));
  const Map way = map_of("g3 g4 g5 g6 f6 h6 i6 j6");
  EXPECT_TRUE(meets(way, fm));
  EXPECT_TRUE(meets(map_of("g3 g4 g5 g6 h6 i6 j6", "", "g3 j6"), fm));
  EXPECT_FALSE(meets(map_of("g3 g4 g5 h6 i6 j6"), fm)) << "diagonally is not joined";
  EXPECT_FALSE(meets(map_of("g3 g4 j6 i6", "", "g3 j6"), fm)) << "a warp joins nothing";
  EXPECT_FALSE(meets(map_of("g3 g4 g5 g6 h6 i6", "j6"), fm)) << "a letter under a wall is not met";
}

TEST(RuinGoals, ALetterThatBecameAWallCannotBeJoinedAnyMore) {
  const Map open = laid_out({.row = "ABC"}).boards[0].map;
  EXPECT_TRUE(may_still_meet(open, 0));
  Map walled = open;
  walled.walls |= only_cell(letter_cell(goal_letter(0, 1)));
  EXPECT_FALSE(may_still_meet(walled, 0));
  Map cut_off = open;
  cut_off.walls |= beside(only_cell(letter_cell(goal_letter(0, 0))));
  EXPECT_FALSE(may_still_meet(cut_off, 0)) << "no way is left";
}

}  // namespace
}  // namespace kairo::ruin::test
