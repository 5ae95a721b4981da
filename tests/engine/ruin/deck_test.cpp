#include <algorithm>

#include "tests/engine/ruin/scene.h"

/// Tables, shapes and the bounds that depend on them. deck.h itself checks the counts of the tables.
namespace kairo::ruin::test {
namespace {

TEST(RuinShapes, OrientationsAreThoseOfThePolyominoes) {
  constexpr std::array<int, shapes> ways{4, 2, 8, 4, 4, 2, 8, 8, 8, 4, 4, 4};
  constexpr std::array<int, shapes> sets{400, 198, 720, 360, 360, 176, 640, 640, 640, 324, 324, 324};
  for (int i = 0; i < shapes; ++i) {
    const auto shape = static_cast<Shape>(i);
    EXPECT_EQ(end_orientation(shape) - first_orientation(shape), ways[i]) << shape_pictures[i];
    EXPECT_EQ(placements(shape), sets[i]) << shape_pictures[i];
  }
}

TEST(RuinShapes, EqualCellsAreOnePlacement) {
  std::vector<CellSet> seen;
  for (const Orientation& orientation : orientations)
    for_each_cell(orientation.anchors, [&](Cell anchor) { seen.push_back(orientation.at(anchor)); });
  const auto before = [](CellSet a, CellSet b) { return a.high != b.high ? a.high < b.high : a.low < b.low; };
  std::sort(seen.begin(), seen.end(), before);
  EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
}

TEST(RuinShapes, EveryPlacementIsConnectedAndWithinTheMap) {
  for (const Orientation& orientation : orientations) {
    for_each_cell(orientation.anchors, [&](Cell anchor) {
      const CellSet set = orientation.at(anchor);
      ASSERT_TRUE(whole_map.contains(set));
      ASSERT_EQ(set.count(), orientation.size);
      ASSERT_EQ(set.first(), anchor);
      ASSERT_EQ(joined(set, anchor), set);
    });
  }
}

TEST(RuinShapes, ADrawingIsFoundByItsCells) {
  Move move;
  ASSERT_TRUE(find_drawing(Mark::wall, cells_of("c4 d4 e4 e5"), move));
  EXPECT_EQ(drawn_cells(move), cells_of("c4 d4 e4 e5"));
  EXPECT_EQ(orientations[move.c].shape, Shape::l4);
  EXPECT_FALSE(find_drawing(Mark::wall, cells_of("c4 d4 c5 d5"), move)) << "a square is on no card";
  EXPECT_FALSE(find_drawing(Mark::wall, cells_of("k4 a5 b5"), move)) << "shapes do not wrap from one row to the next";
  EXPECT_FALSE(find_drawing(Mark::wall, {}, move));
}

// The `draw` phase has the most moves: both marks at every placement, and the single walls. A drawing of the set-up has
// fewer, as explained at State::max_legal.
TEST(RuinShapes, ListsHaveRoomForEverything) {
  EXPECT_EQ(most_placements(), 720);
  EXPECT_GE(State::max_legal, static_cast<std::size_t>(marks * most_placements() + cells));
  constexpr int around_first_passages =
      2 * largest_shape + 2;  // the most neighbours that a polyomino of this size can have
  constexpr int three_shapes_beside_passages = 3 * around_first_passages * largest_shape * 8;
  constexpr int two_shapes_anywhere = 720 + 640;
  EXPECT_GE(State::max_legal, static_cast<std::size_t>(three_shapes_beside_passages));
  EXPECT_GE(State::max_legal, static_cast<std::size_t>(two_shapes_anywhere));
}

TEST(RuinDeck, LettersStandWhereTheMapShowsThem) {
  EXPECT_EQ(letter_cell(0), cell("d1"));
  EXPECT_EQ(letter_at(cell("h11")), letters - 1);
  EXPECT_EQ(letter_at(cell("j6")), 'M' - 'A');
  EXPECT_EQ(entrance, cell("f6"));
  EXPECT_EQ(letter_at(no_cell), no_letter);
}

}  // namespace
}  // namespace kairo::ruin::test
