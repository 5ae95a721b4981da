#include <gtest/gtest.h>

#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"

namespace kairo::testing {
namespace {

TEST(HandoverScreen, ButtonsAreAsLargeAsAFingerOnALowScreen) {
  AppOnStage app(text::Language::en, 480, 320);
  for (const std::string& id : presses_to_start(*find_game("wicked")->info, 3)) app.press(id);
  app.press("handover.take");
  app.press("move:bid 1 -");
  ASSERT_EQ(app.screen(), "handover");
  ASSERT_TRUE(app.shows("table.undo"));
  for (const auto& spot : app.app().ui().gesture.targets()) {
    EXPECT_GE(spot.at.h, draw::Gesture::touch_size) << spot.id;
    EXPECT_LE(spot.at.bottom(), 320) << spot.id;
  }
}

TEST(HandoverScreen, FirstOffersInWordsWhatTakesTheDeviceAndWarnsOnceThatSpeechIsHeard) {
  AppOnStage app;
  for (const std::string& id : presses_to_start(*find_game("wicked")->info, 3)) app.press(id);
  const draw::Mirror& mirror = app.app().ui().mirror;
  ASSERT_EQ(app.screen(), "handover");
  EXPECT_EQ(mirror.asked, words_of({"app.handover.pass", {seat_name("seat", 0)}}));
  EXPECT_EQ(mirror.message, words_of("app.handover.aloud"));
  EXPECT_EQ(mirror.groups.front().buttons.front().id, "handover.take");
  app.press("handover.take");
  app.press("move:bid 1 -");
  ASSERT_EQ(app.screen(), "handover");
  EXPECT_EQ(mirror.message, "");
  EXPECT_EQ(mirror.groups.front().buttons.front().id, "handover.take");
}

}  // namespace
}  // namespace kairo::testing
