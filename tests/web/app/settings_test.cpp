#include "web/app/settings.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::chairs;

TEST(Settings, AreReadBackAsWritten) {
  const Settings settings{.language = text::Language::ja,
                          .theme = draw::Theme::light,
                          .speed = Speed::instant,
                          .words = true,
                          .chairs = chairs("hb"),
                          .open_match = "a1"};
  EXPECT_EQ(parse_settings(settings_text(settings)), settings);
  EXPECT_EQ(parse_settings(settings_text({})), Settings{});
}

TEST(Settings, TakeWhatTheyUnderstand) {
  const Settings settings = parse_settings("kairo settings 1\nlanguage xx\nspeed brisk\nvolume 3\nnonsense\n");
  EXPECT_EQ(settings, (Settings{.speed = Speed::brisk}));
  EXPECT_EQ(parse_settings("anything"), Settings{});
  EXPECT_EQ(parse_settings(""), Settings{});
}

}  // namespace
}  // namespace kairo::app
