#include <gtest/gtest.h>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, TheFocusStaysOnEscape) {
  Touch seen;
  show([&](Ui& ui) { seen = ui.hit_target({100, 100, 60, 60}, "a", "A"); });
  strike(ImGuiKey_RightArrow);
  EXPECT_TRUE(seen.focused);
  strike(ImGuiKey_Escape);
  EXPECT_TRUE(seen.focused);
}

TEST_F(Touching, ArrowsMoveTheFocusAndEnterPresses) {
  Touch left;
  Touch right;
  show([&](Ui& ui) {
    left = ui.hit_target({100, 100, 60, 60}, "left", "Left");
    right = ui.hit_target({200, 100, 60, 60}, "right", "Right");
    if (left.tapped) taps_.push_back("left");
    if (right.tapped) taps_.push_back("right");
  });
  EXPECT_FALSE(left.focused || right.focused);
  strike(ImGuiKey_RightArrow);
  strike(ImGuiKey_LeftArrow);
  EXPECT_TRUE(left.focused);
  strike(ImGuiKey_RightArrow);
  EXPECT_TRUE(right.focused);
  EXPECT_FALSE(left.focused);
  strike(ImGuiKey_Enter);
  EXPECT_EQ(taps_, Taps{"right"});
  strike(ImGuiKey_Space);
  EXPECT_EQ(taps_, (Taps{"right", "right"}));
}

TEST_F(Touching, TheFocusIsVisible) {
  show([&](Ui& ui) { hit_target(ui, {100, 100, 60, 60}, "a"); });
  const testing::Picture before = stage_.paint(scene_);
  strike(ImGuiKey_RightArrow);
  const testing::Picture after = stage_.paint(scene_);
  int changed = 0;
  for (int y = 90; y < 170; ++y)
    for (int x = 90; x < 170; ++x) changed += contrast(before.at(x, y), after.at(x, y)) >= 3 ? 1 : 0;
  EXPECT_GT(changed, 4 * 60);
}

TEST_F(Touching, ADialogTakesTheFocusOfTheKeyboard) {
  bool covered = false;
  Touch above;
  show([&](Ui& ui) {
    hit_target(ui, {100, 100, 60, 60}, "below");
    if (!covered) return;
    ui.begin_modal();
    above = ui.hit_target({200, 200, 60, 60}, "above", "Above");
    ui.end_modal();
  });
  strike(ImGuiKey_RightArrow);
  covered = true;
  run();
  EXPECT_TRUE(above.focused);
  strike(ImGuiKey_LeftArrow);
  EXPECT_TRUE(above.focused);
}

// The next screen may have nothing in the arrow's direction from the old focus.
TEST_F(Touching, ANewScreenGetsTheFocusAnew) {
  show([&](Ui& ui) { hit_target(ui, {100, 220, 60, 60}, "low"); });
  strike(ImGuiKey_DownArrow);
  Touch first;
  Touch second;
  show([&](Ui& ui) {
    first = ui.hit_target({100, 20, 60, 60}, "first", "First");
    second = ui.hit_target({100, 120, 60, 60}, "second", "Second");
  });
  EXPECT_TRUE(first.focused);
  strike(ImGuiKey_DownArrow);
  EXPECT_TRUE(second.focused);
}

TEST_F(Touching, WithoutKeyboardUseNothingHasTheFocus) {
  show([&](Ui& ui) { hit_target(ui, {100, 220, 60, 60}, "low"); });
  Touch next;
  show([&](Ui& ui) { next = ui.hit_target({100, 20, 60, 60}, "next", "Next"); });
  EXPECT_FALSE(next.focused);
}

}  // namespace
}  // namespace kairo::draw
