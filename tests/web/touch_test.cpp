#include <gtest/gtest.h>

#include <cmath>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, ATapCountsOnceAndOnRelease) {
  show([&](Ui& ui) { hit_target(ui, {100, 100, 80, 60}, "a"); });
  press(120, 120);
  EXPECT_EQ(taps_, Taps{});
  release();
  EXPECT_EQ(taps_, Taps{"a"});
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{"a"});
}

TEST_F(Touching, AReleaseElsewhereIsNotATap) {
  show([&](Ui& ui) {
    hit_target(ui, {100, 100, 60, 60}, "a");
    hit_target(ui, {200, 100, 60, 60}, "b");
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

TEST_F(Touching, SmallTargetsAreHitWithin44Pixels) {
  show([&](Ui& ui) { hit_target(ui, {100, 100, 10, 10}, "a"); });
  tap(84, 126);
  EXPECT_EQ(taps_, Taps{"a"});
  taps_.clear();
  tap(82, 105);
  EXPECT_EQ(taps_, Taps{});
}

TEST_F(Touching, ATapHitsTheNearestOrUppermostTarget) {
  show([&](Ui& ui) {
    hit_target(ui, {100, 100, 10, 10}, "left");
    hit_target(ui, {130, 100, 10, 10}, "right");
    hit_target(ui, {200, 100, 60, 60}, "below");
    hit_target(ui, {230, 100, 60, 60}, "above");
  });
  tap(117, 105);
  tap(123, 105);
  tap(240, 130);
  tap(210, 130);
  EXPECT_EQ(taps_, (Taps{"left", "right", "above", "below"}));
}

TEST_F(Touching, ASliderMovesToTheTouchAndIgnoresEnter) {
  std::optional<int> target;
  show([&](Ui& ui) {
    if (const auto to = ui.slider({100, 100, 200, 44}, "slider", 3, 10)) target = to;
  });
  tap(285, 120);
  EXPECT_EQ(target, 10);
  target.reset();
  strike(ImGuiKey_Tab);
  strike(ImGuiKey_Enter);
  EXPECT_EQ(stage_.ui.targets.focused(), "slider");
  EXPECT_FALSE(target.has_value());
}

TEST_F(Touching, ReportsHeldAndHovered) {
  Touch seen;
  show([&](Ui& ui) { seen = ui.hit_target({100, 100, 60, 60}, "a", ""); });
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
    hit_target(ui, {10, 10, 50, 50}, "a");
  });
  ASSERT_EQ(stage_.ui.mirror.groups.size(), 1U);
  EXPECT_EQ(stage_.ui.mirror.groups[0].buttons[0].id, "go");
  EXPECT_EQ(stage_.ui.mirror.groups[0].buttons[1].label, "label of a");
  stage_.input.pressed = "a";
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{"a"});
  stage_.input.pressed = "go";
  stage_.frame(scene_);
  stage_.frame(scene_);
  EXPECT_EQ(taps_, (Taps{"a", "go"}));
}

TEST_F(Touching, TheMirrorShowsTheState) {
  show([&](Ui& ui) {
    ui.mirror.begin_group("first");
    hit_target(ui, {0, 0, 50, 50}, "quiet", WidgetState::disabled);
    ui.mirror.begin_group("second");
    hit_target(ui, {0, 60, 50, 50}, "chosen", WidgetState::selected);
    hit_target(ui, {0, 120, 50, 50}, "refused", WidgetState::refused);
    (void)ui.hit_target({0, 180, 50, 50}, "silent", "");
  });
  const auto& groups = stage_.ui.mirror.groups;
  ASSERT_EQ(groups.size(), 2U);
  ASSERT_EQ(groups[0].buttons.size(), 1U);
  ASSERT_EQ(groups[1].buttons.size(), 2U);
  EXPECT_FALSE(groups[0].buttons[0].enabled);
  EXPECT_TRUE(groups[1].buttons[0].pressed);
  EXPECT_TRUE(groups[1].buttons[1].enabled);
  EXPECT_FALSE(groups[1].buttons[1].pressed);
  EXPECT_EQ(stage_.ui.gesture.targets().size(), 4U);
}

TEST_F(Touching, DisabledAndRefusedTargetsCanBeTapped) {
  show([&](Ui& ui) {
    hit_target(ui, {0, 0, 50, 50}, "quiet", WidgetState::disabled);
    hit_target(ui, {0, 60, 50, 50}, "refused", WidgetState::refused);
  });
  tap(20, 20);
  tap(20, 80);
  EXPECT_EQ(taps_, (Taps{"quiet", "refused"}));
}

/// Whether something is drawn along the left edge of a thing.
bool has_frame(const Rect& thing) {
  const ImDrawData& drawn = *ImGui::GetDrawData();
  for (const ImDrawList* list : drawn.CmdLists)
    for (const ImDrawVert& point : list->VtxBuffer)
      if (std::abs(point.pos.x - thing.x) < 6 && thing.holds({thing.x, point.pos.y})) return true;
  return false;
}

TEST_F(Touching, AMessageFarFromItsThingFramesIt) {
  const Rect thing{40, 20, 40, 30};
  const auto refuse = [&](bool has_neighbours) {
    show([&, has_neighbours](Ui& ui) {
      if (has_neighbours)
        for (const float y : {0.0F, 75.0F, 150.0F}) hit_target(ui, {0, y, 400, 75}, "row " + std::to_string(y));
      ui.message.show(thing, "no");
    });
    return has_frame(thing);
  };
  EXPECT_FALSE(refuse(false)) << "it lies beside it";
  EXPECT_TRUE(refuse(true)) << "it leaves what can be tapped";
}

}  // namespace
}  // namespace kairo::draw
