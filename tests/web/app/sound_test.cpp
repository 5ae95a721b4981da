#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/settings.h"

namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;

/// Plays from the box, alone with bots.
class Listener : public AppOnStage {
 public:
  Listener() = default;
  explicit Listener(const kairo::testing::Said& before) : AppOnStage(text::Language::en, 360, 640, {before}) {}
  [[nodiscard]] Settings stored() const { return parse_settings(heard("settings")); }
  void start(std::string_view game) {
    for (const std::string& id : kairo::testing::presses_to_start(*find_game(game)->info, 3, 1)) press(id);
  }
  /// The button of the first legal move; empty: nobody here is asked.
  [[nodiscard]] std::string first_move() const {
    for (const std::string& key : buttons())
      if (key.starts_with("move:")) return key;
    return {};
  }
  /// Makes the first legal move whenever the person is asked, until the match is over; returns the most sounds that
  /// came with one frame.
  std::size_t play_to_end() {
    std::size_t most = 0;
    for (int frames = 0; !app().match()->over() && frames < 60000; ++frames) {
      if (const std::string move = first_move(); !move.empty()) {
        tell("press", move);
      } else if (shows("handover.take")) {
        tell("press", "handover.take");
      } else if (shows("table.hand_over")) {
        tell("press", "table.hand_over");
      }
      frame(0.2);
      most = std::max(most, app().ui().signals.sounds.size());
    }
    for (int frames = 0; frames < 200; ++frames) {
      if (shows("table.go_on")) tell("press", "table.go_on");  // from the result of the last round
      frame(0.2);
    }
    return most;
  }
};

TEST(SoundOfApp, IsMutedByOneTapOnEveryTable) {
  for (const Game& game : games()) {
    for (const auto& [width, height] :
         {std::pair{320.0F, 568.0F}, {360.0F, 640.0F}, {480.0F, 320.0F}, {768.0F, 1024.0F}}) {
      AppOnStage app(text::Language::en, width, height);
      const Match match = kairo::testing::some_match(game, game.info->max_seats, 3);
      app.open("#" + match_fragment(*write_code(first_moves(match, match.steps().size() / 2)),
                                    std::vector<Player>(match.now().seats())));
      kairo::testing::take_turns(app);
      const auto& spots = app.app().ui().gesture.targets();
      const auto sound =
          std::ranges::find(spots, "table.sound", [](const auto& spot) { return std::string_view(spot.id); });
      ASSERT_NE(sound, spots.end()) << game.info->id << " at " << width;
      const int told = app.times("volume");
      app.tap(sound->at.centre());
      EXPECT_GT(app.times("volume"), told);
      EXPECT_EQ(app.heard("volume"), "off");
    }
  }
}

TEST(SoundOfApp, LeavesWhatTheBarHasNoRoomForInTheMenu) {
  Listener app;
  app.start("haratama");
  for (int frames = 0; frames < 400 && !kairo::testing::says(app, "table.again"); ++frames) {
    app.press("table.skip");
    if (const std::string move = app.first_move(); !move.empty()) app.press(move);
  }
  app.press("menu.open");
  ASSERT_TRUE(kairo::testing::says(app, "menu.log"));
  app.press("menu.again");
  EXPECT_TRUE(app.shows("recap.skip"));
  EXPECT_FALSE(app.shows("dialog.close"));
}

TEST(SoundOfApp, IsTurnedOffAndOnWithOneKeyAndRemembered) {
  std::string kept;
  {
    Listener app;
    EXPECT_EQ(app.heard("volume"), "medium");
    app.strike(ImGuiKey_V);
    EXPECT_EQ(app.heard("volume"), "off");
    EXPECT_TRUE(app.stored().muted);
    kept = app.heard("settings");
  }
  Listener later(kairo::testing::Said{"settings", kept});
  EXPECT_EQ(later.heard("volume"), "off");
  later.strike(ImGuiKey_V);
  EXPECT_EQ(later.heard("volume"), "medium");
}

TEST(SoundOfApp, IsTurnedOffFromAReplayInAnyRoom) {
  for (const auto& [width, height] :
       {std::pair(360.0F, 640.0F), std::pair(480.0F, 320.0F), std::pair(1280.0F, 800.0F)}) {
    AppOnStage app(text::Language::en, width, height);
    const Match match = kairo::testing::some_match(*find_game("wicked"), 3, 5);
    app.open(replay_fragment(*write_code(match), std::vector<Player>(3)));
    app.press("table.sound");
    EXPECT_EQ(app.heard("volume"), "off");
    app.press("table.sound");
    EXPECT_EQ(app.heard("volume"), "medium");
  }
}

TEST(SoundOfApp, IsAsLoudAsTheMenuSays) {
  Listener app;
  app.press("menu.open");
  for (const auto& [button, volume] :
       {std::pair{"menu.sound.1", "soft"}, {"menu.sound.3", "full"}, {"menu.sound.0", "off"}}) {
    app.press(button);
    EXPECT_EQ(app.heard("volume"), volume);
  }
  EXPECT_EQ(app.stored().volume, Volume::full) << "what was chosen before it was turned off";
}

TEST(SoundOfApp, IsOffInAFrameUntilAskedForAndStaysAsItIsElsewhere) {
  Listener app(kairo::testing::Said{"framed", "yes"});
  EXPECT_EQ(app.heard("volume"), "off");
  app.strike(ImGuiKey_V);
  EXPECT_EQ(app.heard("volume"), "medium");
  app.say("mute", "yes");
  EXPECT_EQ(app.heard("volume"), "off") << "the page around may turn it off";
  EXPECT_FALSE(app.stored().muted) << "a frame decides nothing for the page of its own";
}

TEST(SoundOfApp, NeedsNoMotionAndIsNeverAFlood) {
  for (const std::string_view game : {"wicked", "haratama"}) {
    Listener app;
    app.start(game);
    EXPECT_LE(app.play_to_end(), draw::Signals::most_sounds) << game;
    ASSERT_TRUE(app.app().match()->over()) << game;
    EXPECT_GT(app.times("sound"), 10) << game;
    EXPECT_EQ(app.heard("sound"), "end") << game;
  }
}

TEST(SoundOfApp, IsNotMadeWhileItIsOff) {
  Listener app;
  app.strike(ImGuiKey_V);
  app.start("haratama");
  app.play_to_end();
  EXPECT_EQ(app.times("sound"), 0);
}

TEST(SoundOfApp, AtInstantSpeedIsOfTurnsAndTheEndOnly) {
  Listener app;
  for (const char* id : {"menu.open", "menu.speed.4", "dialog.close"}) app.press(id);
  app.start("haratama");
  const int before = app.times("sound");
  app.play_to_end();
  const int moves = static_cast<int>(app.app().match()->steps().size());
  EXPECT_LT(app.times("sound") - before, moves);
  EXPECT_EQ(app.heard("sound"), "end");
}

TEST(Vibration, IsNeitherMadeNorOfferedWhereTheDeviceCannot) {
  Listener cannot;
  cannot.start("haratama");
  cannot.play_to_end();
  EXPECT_EQ(cannot.times("vibrate"), 0);
  cannot.press("menu.open");
  EXPECT_FALSE(cannot.shows("menu.vibration"));
}

TEST(Vibration, IsForTurnsEvenWithoutSound) {
  Listener can(kairo::testing::Said{"vibrates", "yes"});
  can.strike(ImGuiKey_V);
  can.start("haratama");
  can.play_to_end();
  EXPECT_GT(can.times("vibrate"), 3);
  EXPECT_EQ(can.heard("vibrate"), "15");
}

TEST(Vibration, HasASwitchOfItsOwn) {
  Listener will_not(kairo::testing::Said{"vibrates", "yes"});
  for (const char* id : {"menu.open", "menu.vibration", "dialog.close"}) will_not.press(id);
  EXPECT_FALSE(will_not.stored().vibration);
  will_not.start("haratama");
  will_not.play_to_end();
  EXPECT_EQ(will_not.times("vibrate"), 0);
}

}  // namespace
}  // namespace kairo::app
