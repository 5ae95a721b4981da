#include "web/draw/filling.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/web/support/stage.h"

namespace kairo::draw {
namespace {

using Points = std::vector<ImVec2>;

/// A draw list after one filling.
struct Filled {
  std::vector<ImVec2> vertices;
  std::vector<ImDrawIdx> indices;  ///< from the first vertex
};

Filled fill_with(const Points& outline, Triangles* known) {
  testing::Stage stage(100, 100);
  Filled out;
  stage.frame([&](Ui& ui) {
    ImDrawList& list = ui.pen().list();
    const int vertex = list.VtxBuffer.Size;
    const int index = list.IdxBuffer.Size;
    fill_outline(list, outline, IM_COL32_WHITE, IM_COL32_BLACK, known);
    for (int i = vertex; i < list.VtxBuffer.Size; ++i) out.vertices.push_back(list.VtxBuffer[i].pos);
    for (int i = index; i < list.IdxBuffer.Size; ++i)
      out.indices.push_back(list.IdxBuffer[i] - static_cast<ImDrawIdx>(vertex));
  });
  return out;
}

/// The area of the triangles inside, without the smoothed edge.
float area_inside(const Filled& filled, const Points& outline) {
  float area = 0;
  for (std::size_t i = 0; i < 3 * (outline.size() - 2); i += 3) {
    const auto point = [&](std::size_t n) { return outline[filled.indices[i + n] / 2]; };
    const ImVec2 a = point(0);
    const ImVec2 b = point(1);
    const ImVec2 c = point(2);
    area += std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
  }
  return area;
}

const Points square{{10, 10}, {50, 10}, {50, 50}, {10, 50}};
const Points arrow{{10, 10}, {50, 30}, {10, 50}, {20, 30}};
const Points corner{{10, 10}, {50, 10}, {50, 20}, {20, 20}, {20, 50}, {10, 50}};

TEST(Filling, CoversTheInsideAndNothingElse) {
  EXPECT_FLOAT_EQ(area_inside(fill_with(square, nullptr), square), 1600);
  EXPECT_FLOAT_EQ(area_inside(fill_with(arrow, nullptr), arrow), 600);
  EXPECT_FLOAT_EQ(area_inside(fill_with(corner, nullptr), corner), 700);
}

TEST(Filling, OfAKnownOutlineIsTheSameWhereverItIs) {
  for (const Points& outline : {square, arrow, corner}) {
    Triangles known;
    const Filled first = fill_with(outline, &known);
    const Filled again = fill_with(outline, &known);
    EXPECT_EQ(first.indices, again.indices);
    Points elsewhere;
    for (const ImVec2 p : outline) elsewhere.push_back({90 - 0.5F * p.y, 0.5F * p.x});
    const Filled turned = fill_with(elsewhere, &known);
    EXPECT_EQ(turned.indices, first.indices);
    EXPECT_FLOAT_EQ(area_inside(turned, elsewhere), area_inside(first, outline) / 4);
  }
}

TEST(Filling, IsFoundAnewForAnotherNumberOfPoints) {
  Triangles known;
  fill_with(arrow, &known);
  EXPECT_FLOAT_EQ(area_inside(fill_with(corner, &known), corner), 700);
}

TEST(Filling, OfTooFewPointsOrWithoutColourDrawsNothing) {
  EXPECT_TRUE(fill_with({{1, 1}, {5, 5}}, nullptr).vertices.empty());
}

}  // namespace
}  // namespace kairo::draw
