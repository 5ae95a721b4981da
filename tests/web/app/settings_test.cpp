#include "web/app/settings.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/registry.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"

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
                          .confirms_moves = false,
                          .volume = Volume::soft,
                          .muted = true,
                          .muted_in_frames = false,
                          .vibration = false,
                          .words = true,
                          .asking = 1,
                          .players = players("hb"),
                          .names = {"Ann", "ベン"},
                          .options = {{"haratama", {1, 300, 0}}},
                          .known_news = 3,
                          .open_match = "a1"};
  EXPECT_EQ(parse_settings(settings_text(settings)), settings);
  EXPECT_EQ(parse_settings(settings_text({})), Settings{});
}

TEST(Settings, ASpeedThatWasStoredKeepsItsMeaning) {
  EXPECT_EQ(parse_settings("kairo settings 1\nspeed instant\n").speed, Speed::instant);
  EXPECT_EQ(parse_settings("kairo settings 1\nspeed quick\n").speed, Speed::quick);
}

TEST(Settings, IgnoreWhatTheyDoNotUnderstand) {
  const Settings settings =
      parse_settings("kairo settings 1\nlanguage xx\nspeed brisk\nvolume 3\nmuted perhaps\nframed-muted\nnonsense\n");
  EXPECT_EQ(settings, (Settings{.speed = Speed::brisk}));
  EXPECT_EQ(parse_settings("anything"), Settings{});
  EXPECT_EQ(parse_settings(""), Settings{});
}

TEST(Settings, RememberEachNameOnceTheLatestFirstAndNotForEver) {
  const GameInfo& game = *find_game("haratama")->info;
  const auto start = [&](Settings& settings, std::vector<std::string> names) {
    std::vector<Player> people;
    for (std::string& name : names) people.push_back({.name = std::move(name)});
    remember_start(settings, game, standard_setup(game, 4, 1), people);
  };
  Settings settings;
  start(settings, {"Ann", "", "Ben"});
  EXPECT_EQ(settings.names, (std::vector<std::string>{"Ann", "Ben"}));
  start(settings, {"Cid", "Ben"});
  EXPECT_EQ(settings.names, (std::vector<std::string>{"Cid", "Ben", "Ann"}));
  for (const char* name : {"D", "E", "F", "G", "H", "I"}) start(settings, {name});
  EXPECT_EQ(settings.names.front(), "I");
  EXPECT_EQ(settings.names.size(), 8U);
  EXPECT_EQ(std::ranges::count(settings.names, "Ann"), 0);
  EXPECT_EQ(parse_settings(settings_text(settings)).names, settings.names);
}

TEST(Settings, RememberTheNamesUsedBeforeAndForgetThemWhenAsked) {
  kairo::testing::AppOnStage app(text::Language::en, 360, 640,
                                 {{"settings", "kairo settings 1\nname Ann\nname Ben\n"}});
  app.press("box.play.haratama");
  app.say("answer", "name 0\nBen");
  app.press("setup.start");
  EXPECT_NE(app.heard("settings").find("\nname Ben\nname Ann\n"), std::string::npos) << app.heard("settings");
  app.press("menu.open");
  app.press("menu.box");
  app.press("box.play.haratama");
  app.press("setup.forget");
  EXPECT_EQ(app.heard("settings").find("\nname "), std::string::npos) << app.heard("settings");
}

TEST(Settings, AGameIsSetUpWithTheOptionsOfItsLastMatch) {
  const std::string before = "kairo settings 1\noption galleria ask 1\noption galleria ask 7\noption wicked x 1\n";
  EXPECT_EQ(parse_settings(before).options.size(), 1U);
  kairo::testing::AppOnStage app(text::Language::en, 360, 640, {{"settings", before}});
  app.press("box.play.galleria");
  app.press("setup.start");
  EXPECT_NE(app.heard("settings").find("\noption galleria ask 1\n"), std::string::npos) << app.heard("settings");
}

}  // namespace
}  // namespace kairo::app
