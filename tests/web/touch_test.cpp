#include <gtest/gtest.h>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, ATapCountsOnceAndOnRelease) {
  show([&](Ui& ui) { spot(ui, {100, 100, 80, 60}, "a"); });
  press(120, 120);
  EXPECT_EQ(taps_, Taps{});
  release();
  EXPECT_EQ(taps_, Taps{"a"});
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{"a"});
}

TEST_F(Touching, AReleaseElsewhereIsNoTap) {
  show([&](Ui& ui) {
    spot(ui, {100, 100, 60, 60}, "a");
    spot(ui, {200, 100, 60, 60}, "b");
  });
  press(120, 120);
  move(220, 120);
  release();
  EXPECT_EQ(taps_, Taps{});
  press(20, 20);
  move(120, 120);
  release();
  EXPECT_EQ(taps_, Taps{});
}

TEST_F(Touching, SmallSpotsAreTouchedIn44Pixels) {
  show([&](Ui& ui) { spot(ui, {100, 100, 10, 10}, "a"); });
  tap(84, 126);
  EXPECT_EQ(taps_, Taps{"a"});
  taps_.clear();
  tap(82, 105);
  EXPECT_EQ(taps_, Taps{});
}

TEST_F(Touching, TheNearestOfSeveralIsMeantAndTheUpperOfTwo) {
  show([&](Ui& ui) {
    spot(ui, {100, 100, 10, 10}, "left");
    spot(ui, {130, 100, 10, 10}, "right");
    spot(ui, {200, 100, 60, 60}, "below");
    spot(ui, {230, 100, 60, 60}, "above");
  });
  tap(117, 105);
  tap(123, 105);
  tap(240, 130);
  tap(210, 130);
  EXPECT_EQ(taps_, (Taps{"left", "right", "above", "below"}));
}

TEST_F(Touching, ASliderIsMovedWhereItIsTouchedAndNotByEnter) {
  std::optional<int> wished;
  show([&](Ui& ui) {
    if (const auto to = ui.slider({100, 100, 200, 44}, "slider", 3, 10)) wished = to;
  });
  tap(285, 120);
  EXPECT_EQ(wished, 10);
  wished.reset();
  strike(ImGuiKey_Tab);
  strike(ImGuiKey_Enter);
  EXPECT_EQ(stage_.ui.focused(), "slider");
  EXPECT_FALSE(wished.has_value());
}

TEST_F(Touching, HeldAndHoveredAreTold) {
  Touch seen;
  show([&](Ui& ui) { seen = ui.spot({100, 100, 60, 60}, "a", ""); });
  move(120, 120);
  EXPECT_TRUE(seen.hovered);
  EXPECT_FALSE(seen.held);
  press(120, 120);
  EXPECT_TRUE(seen.held);
  release();
  EXPECT_FALSE(seen.held);
  move(10, 10);
  EXPECT_FALSE(seen.hovered);
}

TEST_F(Touching, AMirrorPressIsATap) {
  show([&](Ui& ui) {
    if (ui.button({100, 100, 120, 48}, "go", "Go")) taps_.push_back("go");
    spot(ui, {10, 10, 50, 50}, "a");
  });
  ASSERT_EQ(stage_.ui.mirror().groups.size(), 1U);
  EXPECT_EQ(stage_.ui.mirror().groups[0].buttons[0].id, "go");
  EXPECT_EQ(stage_.ui.mirror().groups[0].buttons[1].label, "label of a");
  stage_.facts.pressed = "a";
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{"a"});
  stage_.facts.pressed = "go";
  stage_.frame(scene_);
  stage_.frame(scene_);
  EXPECT_EQ(taps_, (Taps{"a", "go"}));
}

TEST_F(Touching, TheMirrorKnowsTheStance) {
  show([&](Ui& ui) {
    ui.mirror_group("first");
    spot(ui, {0, 0, 50, 50}, "quiet", Stance::quiet);
    ui.mirror_group("second");
    spot(ui, {0, 60, 50, 50}, "chosen", Stance::chosen);
    spot(ui, {0, 120, 50, 50}, "refused", Stance::refused);
    (void)ui.spot({0, 180, 50, 50}, "silent", "");
  });
  const auto& groups = stage_.ui.mirror().groups;
  ASSERT_EQ(groups.size(), 2U);
  ASSERT_EQ(groups[0].buttons.size(), 1U);
  ASSERT_EQ(groups[1].buttons.size(), 2U);
  EXPECT_FALSE(groups[0].buttons[0].enabled);
  EXPECT_TRUE(groups[1].buttons[0].pressed);
  EXPECT_TRUE(groups[1].buttons[1].enabled);
  EXPECT_FALSE(groups[1].buttons[1].pressed);
  EXPECT_EQ(stage_.ui.spots().size(), 4U);
}

TEST_F(Touching, QuietAndRefusedThingsAreTappedToo) {
  show([&](Ui& ui) {
    spot(ui, {0, 0, 50, 50}, "quiet", Stance::quiet);
    spot(ui, {0, 60, 50, 50}, "refused", Stance::refused);
  });
  tap(20, 20);
  tap(20, 80);
  EXPECT_EQ(taps_, (Taps{"quiet", "refused"}));
}

}  // namespace
}  // namespace kairo::draw
