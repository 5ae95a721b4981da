#include <gtest/gtest.h>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, WhatIsToldStaysForAWhileOrUntilTheNextTap) {
  bool say = true;
  show([&](Ui& ui) {
    spot(ui, {100, 100, 60, 60}, "a");
    if (say) ui.tell({100, 100, 60, 60}, "There is no room left.");
    say = false;
  });
  EXPECT_EQ(stage_.ui.mirror().told, "There is no room left.");
  EXPECT_GT(stage_.ui.wake(), 1);
  EXPECT_FALSE(stage_.ui.wants_frame());
  stage_.facts.now += 20;
  stage_.frame(scene_);
  EXPECT_EQ(stage_.ui.mirror().told, "");
  EXPECT_LT(stage_.ui.wake(), 0);

  say = true;
  run();
  EXPECT_NE(stage_.ui.mirror().told, "");
  tap(300, 250);
  EXPECT_EQ(stage_.ui.mirror().told, "");
}

TEST_F(Touching, OddRectanglesDoNoHarm) {
  show([&](Ui& ui) {
    for (const Rect& at : {Rect{0, 0, 0, 0}, Rect{10, 10, 0, 50}, Rect{-500, -500, 20, 20}, Rect{390, 290, 900, 900}}) {
      const std::string id = "at " + std::to_string(at.x);
      (void)ui.button(at, id, "Words", Stance::primary);
      ui.panel(at);
      ui.paper(at, 12);
      ui.card_back(at);
      ui.ribbon(at, "Words");
      ui.label(at, "Words");
      (void)ui.text(at, "Words and words");
      for (const Stance stance : {Stance::live, Stance::primary, Stance::quiet, Stance::chosen, Stance::refused})
        ui.mark(at, stance, 30);
    }
  });
  (void)stage_.paint(scene_);
}

TEST_F(Touching, AFrameAtRestAsksForNothing) {
  show([&](Ui& ui) { spot(ui, {100, 100, 60, 60}, "a"); });
  EXPECT_FALSE(stage_.ui.wants_frame());
  EXPECT_LT(stage_.ui.wake(), 0);
  show([&](Ui& ui) {
    ui.wake_in(5);
    ui.wake_in(2);
    ui.wake_in(9);
    ui.animate();
  });
  EXPECT_TRUE(stage_.ui.wants_frame());
  EXPECT_EQ(stage_.ui.wake(), 2);
}

}  // namespace
}  // namespace kairo::draw
