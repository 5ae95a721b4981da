#include "web/app/settings.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::players;

TEST(Settings, AreReadBackAsWritten) {
  const Settings settings{.language = text::Language::ja,
                          .theme = draw::Theme::light,
                          .contrast = draw::Contrast::high,
                          .text_size = app::TextSize::large,
                          .hand = draw::Hand::left,
                          .speed = Speed::instant,
                          .volume = Volume::soft,
                          .muted = true,
                          .muted_in_frames = false,
                          .vibration = false,
                          .words = true,
                          .players = players("hb"),
                          .open_match = "a1",
                          .best = {{"ruin", -5}}};
  EXPECT_EQ(parse_settings(settings_text(settings)), settings);
  EXPECT_EQ(parse_settings(settings_text({})), Settings{});
}

TEST(Settings, IgnoreWhatTheyDoNotUnderstand) {
  const Settings settings =
      parse_settings("kairo settings 1\nlanguage xx\nspeed brisk\nvolume 3\nmuted perhaps\nframed-muted\nnonsense\n");
  EXPECT_EQ(settings, (Settings{.speed = Speed::brisk}));
  const std::string_view some =
      "kairo settings 1\nbest ruin 235\nbest ruin 23x\nbest ruin\nbest\nbest ruin 99999999999\n"
      "best nothing 5\nbest galleria 5\nwords yes\n";
  EXPECT_EQ(parse_settings(some), (Settings{.words = true, .best = {{"ruin", 235}}}));
  EXPECT_EQ(parse_settings("anything"), Settings{});
  EXPECT_EQ(parse_settings(""), Settings{});
}

}  // namespace
}  // namespace kairo::app
