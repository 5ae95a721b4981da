#include <gtest/gtest.h>

#include <cmath>

#include "tests/web/support/stage.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/taps.h"
#include "web/tables/ruin/board/map.h"

/// Maps drawn in ink: one corridor, rock outside, and pencil for what nobody has seen yet.
namespace kairo::testing {
namespace {

using namespace ruin::table;
using draw::testing::Picture;
using draw::testing::Stage;
using ruin::Cell;
using ruin::CellSet;
using ruin::Map;
using ruin::State;

constexpr Lattice large{{20, 30}, 60};

/// The maps of a match, from the first round to its end.
template <class Visit>
void for_maps(Visit visit) {
  for_every_nth_position<State>(31, dealt<State>(3, 5), Rng(6),
                                [&](const State& state) { visit(state.boards[state.round % 3].map); });
}

TEST(RuinCorridor, IsTheBorderOfAllPassagesTogether) {
  for_maps([](const Map& map) {
    const CellSet passages = map.passages;
    std::size_t sides = 0;
    ruin::for_each_cell(passages, [&](Cell cell) {
      sides += 4U - static_cast<std::size_t>((ruin::beside(ruin::only_cell(cell)) & passages).count());
    });
    std::size_t edges = 0;
    for (const auto& loop : border_of(passages)) edges += loop.size();
    EXPECT_EQ(edges, sides) << "a line parts two joined passages, or one is missing";
  });
}

TEST(RuinCorridor, GoesAroundTwoJoinedCellsOnce) {
  const auto border = border_of(ruin::only_cell(0) | ruin::only_cell(1));
  ASSERT_EQ(border.size(), 1U);
  EXPECT_EQ(border[0], (std::vector<Edge>{{0, 0}, {1, 0}, {1, 1}, {1, 2}, {0, 2}, {0, 3}}));
  constexpr Cell below_right = ruin::side + 1;
  EXPECT_EQ(border_of(ruin::only_cell(0) | ruin::only_cell(below_right)).size(), 2U) << "corners join nothing";
}

TEST(RuinCorridor, IsHatchedOnBlankPaperOnly) {
  for_maps([](const Map& map) {
    for (const auto& [from, to] : hatching(large, map.passages, map.blank()))
      for (const draw::Point end : {from, to}) {
        const int row = static_cast<int>(std::floor((end.y - large.corner.y) / large.unit));
        const int column = static_cast<int>(std::floor((end.x - large.corner.x) / large.unit));
        EXPECT_TRUE(map.blank().has(ruin::cell_at(row, column))) << "row " << row << ", column " << column;
      }
  });
}

MapPicture one_row(bool planned) {
  MapPicture picture;
  for (Cell cell = 0; cell < ruin::side; ++cell) picture.map.passages |= ruin::only_cell(cell);
  if (planned) picture.planned = picture.map.passages;
  return picture;
}

TEST(RuinCorridor, IsToldFromASketchInGrey) {
  constexpr float size = 400;
  const MapGrid grid({0, 0, size, size});
  const auto grey = [&](bool planned) {
    Stage stage(size, size);
    KeptMap kept;
    return stage.paint([&](draw::Ui& ui) { draw_map(ui, grid, one_row(planned), kept); });
  };
  const Picture sketched = grey(true);
  const Picture inked = grey(false);
  const draw::Rect cell = grid.cell(1);
  float apart = 0;
  for (int y = static_cast<int>(cell.y); y < static_cast<int>(cell.bottom()); ++y)
    for (int x = static_cast<int>(cell.x); x < static_cast<int>(cell.right()); ++x)
      apart += std::abs(sketched.grey(x, y) - inked.grey(x, y));
  EXPECT_GT(apart / (cell.w * cell.h), 0.06F);
}

TEST(RuinCorridor, IsMadeOnceForEachMap) {
  Stage stage(400, 400);
  const MapGrid grid({0, 0, 400, 400});
  KeptMap kept;
  std::vector<bool> made;
  const auto draw = [&](const MapPicture& picture) {
    const Picture seen = stage.paint([&](draw::Ui& ui) { made.push_back(draw_map(ui, grid, picture, kept)); });
    float sum = 0;
    for (int i = 0; i < 400; ++i) sum += seen.grey(i, i) + seen.grey(i, 30);
    return sum;
  };
  MapPicture picture = one_row(false);
  const float first = draw(picture);
  EXPECT_EQ(draw(picture), first) << "what was kept looks the same";
  picture.map.walls = ruin::only_cell(60);
  EXPECT_NE(draw(picture), first);
  EXPECT_EQ(made, (std::vector<bool>{true, false, true}));
}

draw::Rgba rgba(ImU32 colour) {
  const auto channel = [colour](int shift) { return static_cast<std::uint8_t>(colour >> shift); };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT), 255};
}

TEST(RuinCorridor, StandsOutInEveryTheme) {
  for (const draw::Theme theme : {draw::Theme::dark, draw::Theme::light})
    for (const draw::Contrast contrast : {draw::Contrast::normal, draw::Contrast::high}) {
      const auto ink = [&](draw::Ink which) { return draw::value(theme, which, contrast); };
      const float text = contrast == draw::Contrast::high ? 7.0F : 4.5F;
      for (const ImU32 ground : {pencil::floor, pencil::lit}) {
        EXPECT_GE(draw::contrast(ink(draw::Ink::ink), rgba(ground)), text);
        EXPECT_GE(draw::contrast(rgba(pencil::light_edge), rgba(ground)), 3.0F);
        EXPECT_GE(draw::contrast(rgba(pencil::lead), rgba(ground)), 3.0F);
      }
      EXPECT_GE(draw::contrast(ink(draw::Ink::ink_soft), ink(draw::Ink::paper)), text) << "walls and hatching";
      EXPECT_GE(draw::contrast(ink(draw::Ink::white), rgba(pencil::light_edge)), 4.5F) << "the number of steps";
      EXPECT_GE(draw::contrast(ink(draw::Ink::white), ink(draw::Ink::ink_soft)), 4.5F) << "the letter of a wall";
    }
}

}  // namespace
}  // namespace kairo::testing
