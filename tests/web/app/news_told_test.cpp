#include <gtest/gtest.h>

#include "tests/web/support/app_on_stage.h"
#include "web/app/news.h"
#include "web/text/catalogue.h"

/// The box tells news once to those who have played before.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;

/// Whether the box offers them on a device with these settings.
bool are_offered(const std::string& settings) {
  return AppOnStage(text::Language::en, 360, 640, {{"settings", settings}}).shows("box.news");
}

const Said played{"settings", "kairo settings 1\nlearn ruin offered\nnews 2\n"};

TEST(NewsTold, HaveTextsWithoutGaps) {
  const auto has = [](text::Language language, int number) {
    return !text::raw(language, "app.news." + std::to_string(number)).empty();
  };
  for (const text::Language language : text::languages) {
    for (int number = 1; number <= newest_news; ++number) EXPECT_TRUE(has(language, number)) << number;
    EXPECT_FALSE(has(language, newest_news + 1)) << "raise newest_news";
  }
}

TEST(NewsTold, AreOfferedUntilTheyAreRead) {
  for (const text::Language language : text::languages) {
    std::string settings;
    {
      AppOnStage app(language, 360, 640, {played});
      ASSERT_TRUE(app.shows("box.news"));
      app.press("box.news");
      EXPECT_EQ(app.screen(), "news");
      EXPECT_NE(app.heard("settings").find("\nnews " + std::to_string(newest_news) + "\n"), std::string::npos);
      app.press("dialog.close");
      EXPECT_FALSE(app.shows("box.news"));
      settings = app.heard("settings");
    }
    EXPECT_FALSE(are_offered(settings));
  }
}

TEST(NewsTold, AreNoneForANewcomerEvenAfterTheFirstMatch) {
  std::string settings;
  {
    AppOnStage app;
    EXPECT_FALSE(app.shows("box.news"));
    for (const char* id : {"box.play.ruin", "setup.start", "menu.open", "menu.box"}) app.press(id);
    EXPECT_FALSE(app.shows("box.news"));
    settings = app.heard("settings");
  }
  EXPECT_FALSE(are_offered(settings));
}

TEST(NewsTold, AreNotOfferedInFrames) {
  AppOnStage app(text::Language::en, 640, 480, {played, {"framed", "yes"}});
  EXPECT_FALSE(app.shows("box.news"));
}

TEST(NewsTold, CanBeReadAgainFromTheMenu) {
  AppOnStage app(text::Language::en, 360, 640, {{"settings", "kairo settings 1\nlearn ruin offered\nnews 99\n"}});
  for (const char* id : {"box.play.ruin", "setup.start", "menu.open", "menu.box", "menu.open", "menu.news"})
    app.press(id);
  EXPECT_EQ(app.screen(), "news");
}

}  // namespace
}  // namespace kairo::app
