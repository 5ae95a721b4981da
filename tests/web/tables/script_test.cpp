#include <gtest/gtest.h>

#include <string>

#include "tests/web/support/stage.h"
#include "web/tables/script.h"

/// The script of every game's animation: how long scenes take, and what becomes of them in a hurry and without motion.
namespace kairo::tables {
namespace {

using draw::Sound;

enum class Kind : std::uint8_t { moves, is_read, lingers, rests };

/// A scene of a second for each event, of the kind that its number says. The view is the number of events so far.
class Told final : public StoryScript<int> {
 public:
  Told() : StoryScript([](const Event&) { return Sound::card; }) {}
  explicit Told(std::initializer_list<Kind> kinds) : Told() { tell(kinds); }

  void tell(std::initializer_list<Kind> kinds) {
    Story<int> story;
    for (const Kind kind : kinds) {
      story.events.push_back({static_cast<std::uint8_t>(kind)});
      story.views.push_back(static_cast<int>(story.events.size()));
    }
    begin(all, std::move(story));
  }
  /// How long it takes in seconds, and of that how long something is read.
  struct Length {
    double all = 0;
    double reading = 0;
  };
  Length watch() {
    constexpr double frame = 0.01;
    Length length;
    for (advance(length.all); running(); advance(length.all)) {
      length.all += frame;
      if (reads) length.reading += frame;
    }
    return length;
  }
  static constexpr int all = 100;
  bool reads = false;
  bool moves = false;

 private:
  std::size_t add_scenes(Events events) override {
    apply(events.front());
    switch (static_cast<Kind>(events.front().kind)) {
      case Kind::moves: move(1, [this](float) { moves = true; }); break;
      case Kind::is_read: read(1, [this](float) { reads = true; }); break;
      case Kind::lingers: linger(1); break;
      case Kind::rests: pause(1); break;
    }
    return 1;
  }
  void drop_motion() override { begin_frame(); }
  void begin_frame() override { reads = moves = false; }
};

using enum Kind;
constexpr double about = 0.05;

TEST(Script, ShowsTheViewAfterEachEventAndThenTheOneAfterAll) {
  Told told{moves, is_read};
  EXPECT_EQ(told.view(), 0) << "the one before";
  told.advance(0);
  EXPECT_EQ(told.view(), 1);
  told.advance(1.5);
  EXPECT_EQ(told.view(), 2);
  told.advance(2.5);
  EXPECT_EQ(told.view(), Told::all);
  EXPECT_FALSE(told.running());
}

TEST(Script, MovesForTwoSecondsAtMost) {
  EXPECT_NEAR((Told{moves}).watch().all, 1, about);
  EXPECT_NEAR((Told{moves, moves}).watch().all, 2, about);
  EXPECT_NEAR((Told{moves, moves, moves, moves, moves}).watch().all, 2, about);
}

TEST(Script, NeverHurriesWhatIsToBeRead) {
  const auto length = Told{moves, moves, is_read, moves, is_read, moves, rests}.watch();
  EXPECT_NEAR(length.all, 2 + 2 + 1, about);
  EXPECT_NEAR(length.reading, 2, about);
}

TEST(Script, IsFasterAfterALongWaitButNeverForWhatMustNotBeMissed) {
  Told told;
  told.set_share_of_time(0.3);
  told.tell({moves, is_read});
  EXPECT_NEAR(told.watch().all, 0.3 + 0.5, about) << "reading takes more of its time";
  told.tell({lingers, rests});
  EXPECT_NEAR(told.watch().all, 1 + 0.5, about);
}

TEST(Script, LeavesItsTimeToWhatMustNotBeMissedOnAFastClock) {
  draw::testing::Stage stage(100, 100);
  stage.input.motion_rate = 3;
  Told told;
  stage.frame([&](draw::Ui& ui) { told.advance(ui, ui.area()); });
  told.tell({lingers});
  EXPECT_NEAR(told.watch().all, 3, about);
  told.tell({is_read});
  EXPECT_NEAR(told.watch().all, 1, about);
}

TEST(Script, OnlyShowsWhatIsToBeReadWithoutMotion) {
  Told told{moves, is_read, rests, moves};
  EXPECT_TRUE(told.hold_still());
  EXPECT_FALSE(told.hold_still()) << "it stands still already";
  told.advance(0);
  EXPECT_EQ(told.view(), 2);
  EXPECT_TRUE(told.reads);
  EXPECT_NEAR(told.watch().all, 1, about);
  EXPECT_EQ(told.view(), Told::all);

  Told only_moves{moves, moves, rests};
  EXPECT_TRUE(only_moves.hold_still());
  only_moves.advance(0);
  EXPECT_FALSE(only_moves.running());
  EXPECT_FALSE(only_moves.moves);
  EXPECT_FALSE(only_moves.hold_still()) << "nothing is shown";
}

TEST(Script, EndsAtOnceWhenSkippedAndMovesAgainTheNextTime) {
  Told told{moves, is_read};
  told.hold_still();
  told.advance(0);
  told.skip();
  EXPECT_FALSE(told.running());
  EXPECT_FALSE(told.reads);
  EXPECT_EQ(told.view(), Told::all);
  told.tell({moves});
  told.advance(0);
  EXPECT_TRUE(told.moves);
}

/// A frame of somebody who wants motion or not; returns whether the picture has jumped.
bool show(Told& told, bool reduced_motion, std::vector<Sound>& heard) {
  draw::testing::Stage stage(360, 640);
  stage.input.reduced_motion = reduced_motion;
  stage.frame([&](draw::Ui& ui) { told.advance(ui, {0, 0, 360, 640}); });
  heard.assign(stage.ui.signals.sounds.begin(), stage.ui.signals.sounds.end());
  return stage.ui.signals.jumped;
}

TEST(Script, JumpsWithItsSoundsForThoseWhoWantNoMotion) {
  std::vector<Sound> heard;
  Told moving{moves, moves};
  EXPECT_FALSE(show(moving, false, heard));
  EXPECT_TRUE(moving.moves);
  Told still{moves, moves};
  EXPECT_TRUE(show(still, true, heard));
  EXPECT_FALSE(still.running());
  EXPECT_EQ(heard, std::vector{Sound::card}) << "each sound is heard once in a frame";
}

}  // namespace
}  // namespace kairo::tables
