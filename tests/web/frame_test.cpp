#include <gtest/gtest.h>

#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

TEST_F(Touching, AToastStaysForAWhileOrUntilTheNextTap) {
  bool say = true;
  show([&](Ui& ui) {
    hit_target(ui, {100, 100, 60, 60}, "a");
    if (say) ui.message.show({100, 100, 60, 60}, "There is no room left.");
    say = false;
  });
  EXPECT_EQ(stage_.ui.mirror.message, "There is no room left.");
  EXPECT_GT(stage_.ui.message.remaining(), 1);
  EXPECT_FALSE(stage_.ui.moving());
  stage_.input.now += 20;
  stage_.frame(scene_);
  EXPECT_EQ(stage_.ui.mirror.message, "");
  EXPECT_FALSE(stage_.ui.message.remaining());

  say = true;
  run();
  EXPECT_NE(stage_.ui.mirror.message, "");
  tap(300, 250);
  EXPECT_EQ(stage_.ui.mirror.message, "");
}

TEST_F(Touching, OddRectanglesDoNoHarm) {
  show([&](Ui& ui) {
    for (const Rect& at : {Rect{0, 0, 0, 0}, Rect{10, 10, 0, 50}, Rect{-500, -500, 20, 20}, Rect{390, 290, 900, 900}}) {
      const std::string id = "at " + std::to_string(at.x);
      (void)ui.button(at, id, "Words", WidgetState::primary);
      draw::panel(ui, at);
      draw::paper(ui, at, 12);
      draw::card_back(ui, at);
      draw::ribbon(ui, at, "Words");
      ui.text.label(at, "Words");
      (void)ui.text.draw(at, "Words and words");
      for (const WidgetState state : {WidgetState::enabled, WidgetState::primary, WidgetState::disabled,
                                      WidgetState::selected, WidgetState::refused})
        draw::mark(ui, at, state, 30);
    }
  });
  (void)stage_.paint(scene_);
}

TEST_F(Touching, NoFurtherFrameIsDueWhileNothingMoves) {
  show([&](Ui& ui) { hit_target(ui, {100, 100, 60, 60}, "a"); });
  EXPECT_FALSE(stage_.ui.moving());
  EXPECT_FALSE(stage_.ui.message.remaining());
}

}  // namespace
}  // namespace kairo::draw
