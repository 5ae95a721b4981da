#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/web/support/stage.h"

namespace kairo::draw {
namespace {

using testing::Stage;

/// A stage whose taps are counted by id.
class Touching : public ::testing::Test {
 protected:
  Touching() : stage_(400, 300) { run(); }

  /// What is drawn in every frame; changed by the tests.
  std::function<void(Ui&)> scene_ = [](Ui&) {};
  std::vector<std::string> taps_;
  Stage stage_;

  void run() {
    for (int i = 0; i < 3; ++i) stage_.frame(scene_);
    taps_.clear();
  }
  void show(std::function<void(Ui&)> scene) {
    scene_ = std::move(scene);
    run();
  }
  void spot(Ui& ui, const Rect& at, const std::string& id, Stance stance = Stance::live) {
    if (ui.spot(at, id, "label of " + id, stance).tapped) taps_.push_back(id);
  }
  void tap(float x, float y) { stage_.tap(x, y, scene_); }
  void press(float x, float y) {
    stage_.move_pointer(x, y);
    stage_.frame(scene_);
    stage_.press_pointer();
    stage_.frame(scene_);
  }
  void move(float x, float y) {
    stage_.move_pointer(x, y);
    stage_.frame(scene_);
  }
  void release() {
    stage_.release_pointer();
    stage_.frame(scene_);
  }
  void strike(ImGuiKey key) { stage_.strike(key, scene_); }
  using Taps = std::vector<std::string>;
};

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

TEST_F(Touching, ACoverLeavesOnlyItself) {
  bool covered = false;
  show([&](Ui& ui) {
    ui.mirror().parts.push_back({"secret", {"line"}});
    spot(ui, {100, 100, 60, 60}, "below");
    if (covered) {
      ui.begin_cover();
      spot(ui, {200, 100, 60, 60}, "above");
      ui.end_cover();
    }
    spot(ui, {300, 100, 60, 60}, "after");
  });
  tap(120, 120);
  EXPECT_EQ(taps_, Taps{"below"});
  covered = true;
  run();
  tap(120, 120);
  tap(320, 120);
  stage_.facts.pressed = "below";
  stage_.frame(scene_);
  EXPECT_EQ(taps_, Taps{});
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"above"});
  EXPECT_TRUE(stage_.ui.mirror().parts.empty());
  ASSERT_EQ(stage_.ui.mirror().groups.size(), 1U);
  EXPECT_EQ(stage_.ui.mirror().groups[0].buttons.size(), 1U);
  ASSERT_EQ(stage_.ui.spots().size(), 1U);
  EXPECT_EQ(stage_.ui.spots()[0].id, "above");

  covered = false;
  stage_.frame(scene_);
  EXPECT_TRUE(stage_.ui.wants_frame());
  run();
  tap(120, 120);
  tap(320, 120);
  EXPECT_EQ(taps_, (Taps{"below", "after"}));
}

TEST_F(Touching, TheUpperOfTwoCoversIsTheOneThatCounts) {
  show([&](Ui& ui) {
    ui.begin_cover();
    spot(ui, {100, 100, 60, 60}, "lower");
    ui.begin_cover();
    spot(ui, {200, 100, 60, 60}, "upper");
    ui.end_cover();
    ui.end_cover();
  });
  tap(120, 120);
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"upper"});
}

class Scrolling : public Touching {
 protected:
  void show_column(float content) {
    show([this, content](Ui& ui) {
      Rect inside = ui.begin_scroll({100, 50, 200, 100}, "column", content);
      top_ = inside.y;
      for (int i = 0; i < 5; ++i) spot(ui, inside.take_top(80), "row" + std::to_string(i));
      ui.end_scroll();
    });
  }
  void settle() {
    for (int i = 0; i < 300; ++i) stage_.frame(scene_);
  }
  float top_ = 0;
};

TEST_F(Scrolling, ADragScrollsAndTapsNothing) {
  show_column(400);
  EXPECT_EQ(top_, 50);
  press(150, 130);
  move(150, 120);
  EXPECT_EQ(top_, 40);
  move(150, 60);
  EXPECT_EQ(top_, -20);
  for (int i = 0; i < 5; ++i) move(150, 60);  // at rest, so that nothing is thrown
  stage_.facts.now += 0.2;
  move(150, 61);
  release();
  EXPECT_EQ(taps_, Taps{});
  EXPECT_NEAR(top_, -19, 0.01);
}

TEST_F(Scrolling, ASlipOfAFewPixelsIsATap) {
  show_column(400);
  press(150, 80);
  move(153, 75);
  release();
  EXPECT_EQ(taps_, Taps{"row0"});
  EXPECT_EQ(top_, 50);
}

TEST_F(Scrolling, AThrownColumnGlidesAndRestsWithinItsContent) {
  show_column(400);
  press(150, 140);
  for (float y = 130; y >= 60; y -= 10) move(150, y);
  release();
  const float thrown = top_;
  EXPECT_TRUE(stage_.ui.wants_frame());
  stage_.frame(scene_);
  EXPECT_LT(top_, thrown);
  settle();
  EXPECT_FALSE(stage_.ui.wants_frame());
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

TEST_F(Scrolling, WhatIsScrolledAwayIsNotTouched) {
  show_column(400);
  tap(150, 180);  // below the column, where the second row goes on
  EXPECT_EQ(taps_, Taps{});
  for (const Ui::Spot& at : stage_.ui.spots()) {
    EXPECT_GE(at.at.y, 50);
    EXPECT_LE(at.at.bottom(), 150);
  }
  EXPECT_EQ(stage_.ui.spots().size(), 2U);
  EXPECT_EQ(stage_.ui.mirror().groups[0].buttons.size(), 5U);
}

TEST_F(Scrolling, AColumnThatFitsIsNotDragged) {
  show_column(90);
  press(150, 80);
  move(150, 60);
  release();
  EXPECT_EQ(top_, 50);
}

TEST_F(Scrolling, TheKeyboardBringsRowsIntoSight) {
  show_column(400);
  for (int i = 0; i < 5; ++i) strike(ImGuiKey_DownArrow);
  settle();
  EXPECT_LE(top_, 50 - 250);
  strike(ImGuiKey_Enter);
  EXPECT_EQ(taps_, Taps{"row4"});
}

TEST_F(Scrolling, WordsAloneAreScrolledByKeys) {
  show([this](Ui& ui) {
    top_ = ui.begin_scroll({100, 50, 200, 100}, "words", 400).y;
    ui.end_scroll();
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

TEST_F(Touching, TheFocusStaysOnEscape) {
  Touch seen;
  show([&](Ui& ui) { seen = ui.spot({100, 100, 60, 60}, "a", "A"); });
  strike(ImGuiKey_RightArrow);
  EXPECT_TRUE(seen.focused);
  strike(ImGuiKey_Escape);
  EXPECT_TRUE(seen.focused);
}

TEST_F(Touching, ArrowsMoveTheFocusAndEnterPresses) {
  Touch left;
  Touch right;
  show([&](Ui& ui) {
    left = ui.spot({100, 100, 60, 60}, "left", "Left");
    right = ui.spot({200, 100, 60, 60}, "right", "Right");
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

TEST_F(Touching, TheFocusIsAlwaysSeen) {
  show([&](Ui& ui) { spot(ui, {100, 100, 60, 60}, "a"); });
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
    spot(ui, {100, 100, 60, 60}, "below");
    if (!covered) return;
    ui.begin_cover();
    above = ui.spot({200, 200, 60, 60}, "above", "Above");
    ui.end_cover();
  });
  strike(ImGuiKey_RightArrow);
  covered = true;
  run();
  EXPECT_TRUE(above.focused);
  strike(ImGuiKey_LeftArrow);
  EXPECT_TRUE(above.focused);
}

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
