#include <gtest/gtest.h>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/touching.h"

namespace kairo::draw {
namespace {

using testing::Touching;

const Explanation what{.term = {"app.what.question"}};
const std::string told =
    kairo::testing::words_of("app.what.question.name") + ": " + kairo::testing::words_of("app.what.question");

class Explaining : public Touching {
 protected:
  Explaining() {
    show([&](Ui& ui) {
      ui.explain({100, 100, 80, 60}, "thing", what);
      if (ui.hit_target({200, 100, 80, 60}, "target", what).tapped) taps_.emplace_back("target");
    });
  }
  [[nodiscard]] std::string said() const { return stage_.ui.mirror.message; }
  void rest(double seconds) {
    const double until = stage_.input.now + seconds;
    while (stage_.input.now < until) stage_.frame(scene_);
  }
  void use_finger() { ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen); }
};

TEST_F(Explaining, APointerThatRestsIsTold) {
  move(20, 20);
  move(120, 120);
  EXPECT_EQ(said(), "");
  ASSERT_TRUE(stage_.ui.explainer.due());
  rest(*stage_.ui.explainer.due() + 0.1);
  EXPECT_EQ(said(), told);
  EXPECT_FALSE(stage_.ui.explainer.due());
  move(20, 20);
  EXPECT_EQ(said(), "");
}

TEST_F(Explaining, NothingLiesInTheWayOfAPointerThatAims) {
  show([&](Ui& ui) {
    ui.hit_target({200, 100, 80, 60}, "target", {.term = what.term, .aimed_at = true}, WidgetState::enabled);
  });
  move(220, 120);
  rest(3);
  EXPECT_EQ(said(), "");
  use_finger();
  press(220, 120);
  rest(0.7);
  EXPECT_EQ(said(), told) << "a finger that rests asks";
}

TEST_F(Explaining, AThingThatComesUnderAnIdlePointerIsNotTold) {
  const auto scene = scene_;
  show([](Ui&) {});
  move(120, 120);
  show(scene);
  rest(3);
  EXPECT_EQ(said(), "");
  move(122, 120);
  rest(3);
  EXPECT_EQ(said(), told);
}

TEST_F(Explaining, APointerThatArrivesFromOutsideIsNotTold) {
  move(120, 120);
  rest(3);
  EXPECT_EQ(said(), "");
  move(122, 120);
  rest(3);
  EXPECT_EQ(said(), told);
}

TEST_F(Explaining, AClickHidesTheExplanationAndTaps) {
  move(20, 20);
  move(220, 120);
  rest(1.2);
  EXPECT_EQ(said(), told);
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"target"});
  rest(2);
  EXPECT_EQ(said(), "") << "whoever has clicked something knows it";
}

TEST_F(Explaining, ALongPressOfAFingerTellsAndDoesNotTap) {
  use_finger();
  press(220, 120);
  rest(0.7);
  EXPECT_EQ(said(), told);
  release();
  EXPECT_EQ(taps_, Taps{});
  EXPECT_EQ(said(), told) << "it stays when the finger is lifted";
  use_finger();
  tap(20, 20);
  EXPECT_EQ(said(), "");
}

TEST_F(Explaining, AShortPressOfAFingerTaps) {
  use_finger();
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"target"});
  EXPECT_EQ(said(), "");
}

TEST_F(Explaining, WhileThePlayerAsksEveryTapTells) {
  stage_.ui.explainer.set_asking(true);
  stage_.frame(scene_);
  for (const float x : {120.0F, 220.0F}) {
    tap(x, 120);
    stage_.frame(scene_);
    EXPECT_EQ(said(), told);
    EXPECT_EQ(taps_, Taps{});
  }
  EXPECT_TRUE(stage_.ui.explainer.close());
  EXPECT_FALSE(stage_.ui.explainer.asking());
  stage_.frame(scene_);
  EXPECT_EQ(said(), "");
  tap(220, 120);
  EXPECT_EQ(taps_, Taps{"target"});
}

TEST_F(Explaining, APartIsAskedAboutThoughItsPanelIsATargetToo) {
  show([](Ui& ui) {
    ui.explain({100, 100, 200, 100}, "panel", {.term = {"app.what.player", {seat_name("seat", 0)}}});
    ui.hit_target({150, 120, 60, 60}, "part", what);
  });
  stage_.ui.explainer.set_asking(true);
  stage_.frame(scene_);
  tap(180, 150);
  stage_.frame(scene_);
  EXPECT_EQ(said(), told);
}

TEST_F(Explaining, TheKeyboardFocusIsToldAfterAWhile) {
  stage_.strike(ImGuiKey_Tab, scene_);
  stage_.strike(ImGuiKey_RightArrow, scene_);
  ASSERT_EQ(stage_.ui.targets.focused(), "target");
  rest(2);
  EXPECT_EQ(said(), told);
}

TEST_F(Explaining, AThingPressedByKeyIsNotToldBeforeThePlayerLooksAround) {
  // The player watches what it does, and an explanation could cover that.
  stage_.strike(ImGuiKey_Tab, scene_);
  stage_.strike(ImGuiKey_RightArrow, scene_);
  stage_.strike(ImGuiKey_Enter, scene_);
  rest(3);
  EXPECT_EQ(said(), "");
  EXPECT_FALSE(stage_.ui.explainer.due()) << "no frame is due for it";
  stage_.strike(ImGuiKey_LeftArrow, scene_);
  stage_.strike(ImGuiKey_RightArrow, scene_);
  rest(2);
  EXPECT_EQ(said(), told);
  stage_.strike(ImGuiKey_Enter, scene_);
  EXPECT_EQ(said(), "");
}

TEST_F(Explaining, TheMirrorListsEachTermOnce) {
  const Mirror::Thing thing{kairo::testing::words_of("app.what.question.name"),
                            kairo::testing::words_of("app.what.question")};
  EXPECT_EQ(stage_.ui.mirror.things, std::vector{thing});
}

}  // namespace
}  // namespace kairo::draw
