#include <gtest/gtest.h>

#include <set>

#include "engine/games/galleria/events.h"
#include "engine/games/haratama/events.h"
#include "engine/games/ruin/events.h"
#include "engine/games/wicked/events.h"
#include "tests/web/support/stage.h"
#include "web/tables/cues.h"
#include "web/tables/galleria/animation/event_animation.h"
#include "web/tables/haratama/animation/event_animation.h"
#include "web/tables/ruin/animation/event_animation.h"
#include "web/tables/wicked/animation/event_animation.h"

namespace kairo::tables {
namespace {

using draw::Sound;

template <class Kind>
Event event_of(Kind kind, std::int16_t data = 0) {
  Event event{};
  event.kind = static_cast<std::uint8_t>(kind);
  event.data[0] = data;
  return event;
}

TEST(EventSounds, TellTheGreatMomentsOfEachGameApart) {
  using Wicked = wicked::EventKind;
  EXPECT_EQ(wicked::table::sound_of(event_of(Wicked::bid_revealed)), Sound::reveal);
  EXPECT_EQ(wicked::table::sound_of(event_of(Wicked::promoted)), Sound::token);
  using Haratama = haratama::EventKind;
  EXPECT_EQ(haratama::table::sound_of(event_of(Haratama::card_played)), Sound::card);
  EXPECT_EQ(haratama::table::sound_of(event_of(Haratama::day_broke)), Sound::daybreak);
  EXPECT_EQ(haratama::table::sound_of(event_of(Haratama::haratama)), Sound::haratama);
  EXPECT_EQ(haratama::table::sound_of(event_of(Haratama::trick_won, 1)), Sound::gem);
  EXPECT_EQ(haratama::table::sound_of(event_of(Haratama::trick_won, 0)), Sound::pieces);
  using Ruin = ruin::EventKind;
  EXPECT_EQ(ruin::table::sound_of(event_of(Ruin::drew)), Sound::pencil);
  EXPECT_EQ(ruin::table::sound_of(event_of(Ruin::gem_taken)), Sound::gem);
  EXPECT_EQ(ruin::table::sound_of(event_of(Ruin::fell)), Sound::fall);
  using Galleria = galleria::EventKind;
  EXPECT_EQ(galleria::table::sound_of(event_of(Galleria::laid)), Sound::maze);
  EXPECT_EQ(galleria::table::sound_of(event_of(Galleria::enraged)), Sound::monster);
  EXPECT_EQ(galleria::table::sound_of(event_of(Galleria::discarded_to_pay)), Sound::monster) << "it is met";
  EXPECT_EQ(galleria::table::sound_of(event_of(Galleria::answered)), Sound::trap);
}

/// The sounds of all kinds of events of a game.
template <class Kind>
std::set<Sound> sounds_of(Sound (*sound_of)(const Event&)) {
  std::set<Sound> used;
  for (int kind = 0; kind <= static_cast<int>(Kind::ended); ++kind) used.insert(sound_of(event_of(kind, 1)));
  return used;
}

TEST(EventSounds, UseEverySoundThatIsNotOfTheAppItself) {
  std::set<Sound> used = sounds_of<wicked::EventKind>(wicked::table::sound_of);
  used.merge(sounds_of<haratama::EventKind>(haratama::table::sound_of));
  used.merge(sounds_of<ruin::EventKind>(ruin::table::sound_of));
  used.merge(sounds_of<galleria::EventKind>(galleria::table::sound_of));
  for (int sound = 0; sound < static_cast<int>(draw::sound_names.size()); ++sound) {
    const bool of_app = static_cast<Sound>(sound) == Sound::turn || static_cast<Sound>(sound) == Sound::end;
    EXPECT_EQ(used.contains(static_cast<Sound>(sound)), !of_app) << draw::sound_names[static_cast<std::size_t>(sound)];
  }
}

/// Two events of one scene each, with a sound each.
class CuedScenes : public ::testing::Test {
 protected:
  CuedScenes() {
    const Event events[] = {event_of(haratama::EventKind::card_played), event_of(haratama::EventKind::day_broke)};
    cues_.script(timeline_, events, haratama::table::sound_of, [this](std::span<const Event>) {
      timeline_.add(1, {});
      return std::size_t{1};
    });
  }
  std::vector<Sound> heard_at(double now, bool muted = false) {
    std::vector<Sound> heard;
    stage_.build([&] {
      draw::FrameInput input = stage_.input;
      input.muted = muted;
      ui_.begin(input);
      timeline_.play(now);
      cues_.play(ui_);
      heard.assign(ui_.signals.sounds.begin(), ui_.signals.sounds.end());
      ui_.end();
    });
    return heard;
  }
  draw::testing::Stage stage_{360, 640};
  draw::Ui ui_;
  draw::Timeline timeline_;
  Cues cues_;
};

TEST_F(CuedScenes, AreHeardWhenTheyBegin) {
  EXPECT_EQ(heard_at(0), std::vector{Sound::card});
  EXPECT_EQ(heard_at(0.5), std::vector<Sound>{});
  EXPECT_EQ(heard_at(1.1), std::vector{Sound::daybreak});
}

TEST_F(CuedScenes, AreSilentOnceSkipped) {
  EXPECT_EQ(heard_at(0), std::vector{Sound::card});
  timeline_.clear();
  cues_.clear();
  EXPECT_EQ(heard_at(1.1), std::vector<Sound>{});
}

TEST_F(CuedScenes, AreNotHeardWhileMuted) { EXPECT_EQ(heard_at(0, true), std::vector<Sound>{}); }

TEST_F(CuedScenes, OfOneFrameAreFewAndDifferent) {
  stage_.build([&] {
    ui_.begin(stage_.input);
    for (const Sound sound : {Sound::card, Sound::card, Sound::gem, Sound::none, Sound::token, Sound::fall})
      ui_.signals.play(sound);
    EXPECT_EQ(std::vector(ui_.signals.sounds.begin(), ui_.signals.sounds.end()),
              (std::vector{Sound::card, Sound::gem, Sound::token}));
    ui_.end();
  });
}

}  // namespace
}  // namespace kairo::tables
