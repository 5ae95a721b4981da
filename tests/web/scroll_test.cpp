#include <gtest/gtest.h>

#include <cfloat>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Picture;
using testing::Touching;

class Scrolling : public Touching {
 protected:
  void show_column(float content) {
    show([this, content](Ui& ui) {
      Rect inside = ui.columns.begin({100, 50, 200, 100}, "column", content);
      top_ = inside.y;
      for (int i = 0; i < 5; ++i) hit_target(ui, inside.take_top(80), "row" + std::to_string(i));
      ui.columns.end();
    });
  }
  void settle() {
    for (int i = 0; i < 300; ++i) stage_.frame(scene_);
  }
  float top_ = 0;
};

TEST_F(Scrolling, AWideSurfaceFadesAtTheEdgeAsEvenlyAsAnyOther) {
  const Picture picture = stage_.paint([](Ui& ui) {
    const Rect inside = ui.columns.begin({20, 50, 360, 100}, "column", 400);
    // Two triangles whose shared edge crosses the fade.
    ui.pen().AddRectFilled({inside.x, inside.y}, {inside.right(), inside.bottom()}, IM_COL32_WHITE);
    ui.columns.end();
  });
  constexpr int in_the_fade = 50 + 100 - 10;
  const float left = picture.grey(40, in_the_fade);
  EXPECT_LT(left, 0.8F);
  EXPECT_GT(left, 0.05F);
  for (int x = 60; x < 360; x += 20) EXPECT_NEAR(picture.grey(x, in_the_fade), left, 0.05F) << x;
}

TEST_F(Scrolling, ADragScrollsAndTapsNothing) {
  show_column(400);
  EXPECT_EQ(top_, 50);
  press(150, 130);
  move(150, 120);
  EXPECT_EQ(top_, 40);
  move(150, 60);
  EXPECT_EQ(top_, -20);
  for (int i = 0; i < 5; ++i) move(150, 60);  // at rest, so that nothing is thrown
  stage_.input.now += 0.2;
  move(150, 61);
  release();
  EXPECT_EQ(taps_, Taps{});
  EXPECT_NEAR(top_, -19, 0.01);
}

TEST_F(Scrolling, ATouchTakenOverByTheBrowserLeavesTheColumnWhereItIs) {
  show_column(400);
  press(150, 130);
  move(150, 110);
  const float dragged = top_;
  EXPECT_EQ(dragged, 30);
  move(-FLT_MAX, -FLT_MAX);
  release();
  settle();
  EXPECT_EQ(top_, dragged);
  press(150, 80);
  move(-FLT_MAX, -FLT_MAX);
  release();
  settle();
  EXPECT_EQ(top_, dragged);
  EXPECT_EQ(taps_, Taps{});
}

TEST_F(Scrolling, AMoveOfAFewPixelsIsStillATap) {
  show_column(400);
  press(150, 80);
  move(153, 75);
  release();
  EXPECT_EQ(taps_, Taps{"row0"});
  EXPECT_EQ(top_, 50);
}

TEST_F(Scrolling, AThrownColumnGlidesAndStopsAtItsEnd) {
  show_column(400);
  press(150, 140);
  for (float y = 130; y >= 60; y -= 10) move(150, y);
  release();
  const float thrown = top_;
  EXPECT_TRUE(stage_.ui.moving());
  stage_.frame(scene_);
  EXPECT_LT(top_, thrown);
  settle();
  EXPECT_FALSE(stage_.ui.moving());
  EXPECT_GE(top_, 50 - 300);
  EXPECT_EQ(taps_, Taps{});
}

TEST_F(Scrolling, TheContentNeverLeavesItsColumn) {
  show_column(400);
  press(150, 60);
  move(150, 250);
  EXPECT_EQ(top_, 50);
  move(150, -900);
  EXPECT_EQ(top_, 50 - 300);
  release();
}

TEST_F(Scrolling, AThingScrolledOutOfSightCannotBeTapped) {
  show_column(400);
  tap(150, 180);  // below the column, where the second row goes on
  EXPECT_EQ(taps_, Taps{});
  for (const draw::Gesture::Target& at : stage_.ui.gesture.targets()) {
    EXPECT_GE(at.at.y, 50);
    EXPECT_LE(at.at.bottom(), 150);
  }
  EXPECT_EQ(stage_.ui.gesture.targets().size(), 2U);
  EXPECT_EQ(stage_.ui.mirror.groups[0].buttons.size(), 5U);
}

TEST_F(Scrolling, AColumnThatFitsIsNotDragged) {
  show_column(90);
  press(150, 80);
  move(150, 60);
  release();
  EXPECT_EQ(top_, 50);
}

TEST_F(Scrolling, TheFocusScrollsItsRowIntoView) {
  show_column(400);
  for (int i = 0; i < 5; ++i) strike(ImGuiKey_DownArrow);
  settle();
  EXPECT_LE(top_, 50 - 250);
  strike(ImGuiKey_Enter);
  EXPECT_EQ(taps_, Taps{"row4"});
}

TEST_F(Scrolling, AColumnFadesWhereItGoesOn) {
  // On white content the fade is easy to see.
  const auto wall = [this](Ui& ui) {
    const Rect inside = ui.columns.begin({100, 50, 200, 100}, "wall", 400);
    top_ = inside.y;
    for (int row = 0; row < 40; ++row)
      ui.pen().AddRectFilled({100, inside.y + static_cast<float>(row) * 10},
                             {280, inside.y + static_cast<float>(row + 1) * 10}, IM_COL32_WHITE);
    ui.columns.end();
  };
  show(wall);
  const testing::Picture before = stage_.paint(wall);
  EXPECT_GT(before.grey(150, 51), 0.9F);
  EXPECT_LT(before.grey(150, 148), 0.3F);
  for (int i = 0; i < 9; ++i) strike(ImGuiKey_PageDown);
  const testing::Picture after = stage_.paint(wall);
  EXPECT_LT(after.grey(150, 51), 0.3F);
  EXPECT_GT(after.grey(150, 148), 0.9F);
}

TEST_F(Scrolling, KeysScrollAColumnOfText) {
  show([this](Ui& ui) {
    top_ = ui.columns.begin({100, 50, 200, 100}, "words", 400).y;
    ui.columns.end();
  });
  strike(ImGuiKey_DownArrow);
  EXPECT_LT(top_, 50);
  strike(ImGuiKey_UpArrow);
  EXPECT_EQ(top_, 50);
  strike(ImGuiKey_PageDown);
  EXPECT_EQ(top_, 50 - 85);
  for (int i = 0; i < 9; ++i) strike(ImGuiKey_PageDown);
  EXPECT_EQ(top_, 50 - 300);
  strike(ImGuiKey_PageUp);
  EXPECT_EQ(top_, 50 - 300 + 85);
}

}  // namespace
}  // namespace kairo::draw
