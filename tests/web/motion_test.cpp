#include "web/draw/motion.h"

#include <gtest/gtest.h>

#include <string>

namespace kairo::draw {
namespace {

TEST(Ease, RisesFromZeroToOne) {
  EXPECT_EQ(ease(0), 0);
  EXPECT_EQ(ease(1), 1);
  EXPECT_EQ(ease(-3), 0);
  EXPECT_EQ(ease(7), 1);
  for (int i = 0; i < 100; ++i) EXPECT_LE(ease(static_cast<float>(i) / 100), ease(static_cast<float>(i + 1) / 100));
}

struct Played {
  Timeline timeline;
  std::string seen;  ///< a letter for each scene's frame, a digit for each action

  void scene(char letter, double seconds) {
    timeline.add(seconds, [this, letter](float progress) {
      EXPECT_GE(progress, 0);
      EXPECT_LT(progress, 1);
      seen += letter;
    });
  }
  void action(char digit) {
    timeline.then([this, digit] { seen += digit; });
  }
};

TEST(Timeline, PlaysScenesInOrderAndEachActionOnce) {
  Played played;
  played.scene('a', 0.25);
  played.action('1');
  played.scene('b', 0.25);
  played.action('2');
  for (double now = 100; played.timeline.play(now); now += 0.125) EXPECT_TRUE(played.timeline.running());
  EXPECT_EQ(played.seen, "aa1bb2");
  EXPECT_FALSE(played.timeline.running());
  EXPECT_FALSE(played.timeline.play(200));
  EXPECT_EQ(played.seen, "aa1bb2");
}

TEST(Timeline, RunsActionsWithoutScenesAtOnce) {
  Played played;
  played.action('1');
  played.action('2');
  EXPECT_FALSE(played.timeline.play(5));
  EXPECT_EQ(played.seen, "12");
}

TEST(Timeline, AfterAPauseTheNextSceneStartsAtItsBeginning) {
  Timeline timeline;
  float progress = -1;
  timeline.add(0.5, [](float) {});
  timeline.add(0.5, [&](float p) { progress = p; });
  timeline.play(1);
  timeline.play(60);
  EXPECT_EQ(progress, 0);
}

TEST(Timeline, SlowFramesDoNotAddUp) {
  Timeline timeline;
  float progress = -1;
  timeline.add(0.5, [](float) {});
  timeline.add(0.5, [&](float p) { progress = p; });
  timeline.play(1);
  timeline.play(1.75);
  EXPECT_FLOAT_EQ(progress, 0.5F);
}

TEST(Timeline, SkipRunsEveryActionOnceAndNoScene) {
  Played played;
  played.scene('a', 1);
  played.action('1');
  played.scene('b', 1);
  played.action('2');
  played.timeline.play(0);
  played.timeline.skip();
  EXPECT_EQ(played.seen, "a12");
  EXPECT_FALSE(played.timeline.running());
  played.timeline.skip();
  EXPECT_FALSE(played.timeline.play(1));
  EXPECT_EQ(played.seen, "a12");
}

TEST(Timeline, AnActionMayRestartTheTimeline) {
  Played played;
  played.timeline.then([&] {
    played.timeline.clear();
    played.scene('b', 0.5);
  });
  EXPECT_TRUE(played.timeline.play(0));
  EXPECT_FALSE(played.timeline.play(0.75));
  EXPECT_EQ(played.seen, "b");
}

}  // namespace
}  // namespace kairo::draw
