#include <gtest/gtest.h>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, AModalDialogBlocksEverythingElse) {
  bool covered = false;
  show([&](Ui& ui) {
    ui.mirror.parts.push_back({"secret", {"line"}});
    hit_target(ui, {100, 100, 60, 60}, "below");
    if (covered) {
      ui.begin_modal();
      hit_target(ui, {200, 100, 60, 60}, "above");
      ui.end_modal();
    }
    hit_target(ui, {300, 100, 60, 60}, "after");
  });
  tap(120, 120);
  EXPECT_EQ(taps_, Taps{"below"});
  covered = true;
  run();
  tap(120, 120);
  tap(320, 120);
  stage_.input.pressed = "below";
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{});
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"above"});
  EXPECT_TRUE(stage_.ui.mirror.parts.empty());
  ASSERT_EQ(stage_.ui.mirror.groups.size(), 1U);
  EXPECT_EQ(stage_.ui.mirror.groups[0].buttons.size(), 1U);
  ASSERT_EQ(stage_.ui.gesture.targets().size(), 1U);
  EXPECT_EQ(stage_.ui.gesture.targets()[0].id, "above");

  covered = false;
  stage_.frame(scene_);
  EXPECT_TRUE(stage_.ui.moving());
  run();
  tap(120, 120);
  tap(320, 120);
  EXPECT_EQ(taps_, (Taps{"below", "after"}));
}

TEST_F(Touching, OnlyTheUpperOfTwoDialogsCanBeTapped) {
  show([&](Ui& ui) {
    ui.begin_modal();
    hit_target(ui, {100, 100, 60, 60}, "lower");
    ui.begin_modal();
    hit_target(ui, {200, 100, 60, 60}, "upper");
    ui.end_modal();
    ui.end_modal();
  });
  tap(120, 120);
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"upper"});
}

TEST(Layers, WhatADialogCoveredCanBePressedAFrameAfterItHasGone) {
  Layers layers;
  layers.begin_frame(false);
  layers.begin_modal();
  EXPECT_TRUE(layers.uncovered());
  layers.end_modal();
  EXPECT_FALSE(layers.on_top());

  layers.begin_frame(false);
  EXPECT_TRUE(layers.were_added());
  EXPECT_TRUE(layers.on_top());
  EXPECT_FALSE(layers.uncovered()) << "the player has pressed what was on the screen";
  EXPECT_TRUE(layers.changed());

  layers.begin_frame(false);
  EXPECT_TRUE(layers.uncovered());
  layers.begin_frame(true);
  EXPECT_FALSE(layers.uncovered()) << "a document of the page lies over it";
}

}  // namespace
}  // namespace kairo::draw
