#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/settings.h"

/// A press is one press: what a tap has done is neither done again nor gone beyond by its second half, and what comes
/// under the finger meanwhile is not pressed.
namespace kairo::app {
namespace {

struct Size {
  float width;
  float height;
  const char* hand;
};
constexpr Size sizes[]{{360, 640, "right"}, {640, 480, "left"}, {480, 320, "right"}, {1280, 800, "right"}};

/// Somebody who plays by taps on what is seen, each single or double.
class Tapper : public kairo::testing::AppOnStage {
 public:
  Tapper(const Size& size, bool twice)
      : AppOnStage(text::Language::en, size.width, size.height,
                   {{"settings", "kairo settings 1\nspeed instant\nhand " + std::string(size.hand) + "\n"}}),
        twice_(twice) {}

  void touch(const std::string& id) {
    const auto spots = app().ui().gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    ASSERT_NE(spot, spots.end()) << id;
    const draw::Point at = spot->at.centre();
    frame(1);  // a finger is held back from a button that has just come
    twice_ ? double_tap(at) : tap(at);
    settle();
  }
  void touch_once(const std::string& id) {
    const bool twice = std::exchange(twice_, false);
    touch(id);
    twice_ = twice;
  }

  /// The visible state, and how far the match is.
  [[nodiscard]] std::string state() const {
    return std::to_string(app().match()->steps().size()) + mirror() + heard("pass");
  }
  /// Makes the first move that can be made by taps; the last one is what makes it. False: nobody is asked.
  bool make_move() {
    const Position& now = app().match()->now();
    for (const AnyMove move : now.legal()) {
      const std::vector<std::string> taps = kairo::testing::taps_for_move(now, move);
      if (taps.empty() || !spots().contains(taps.front())) continue;
      for (std::size_t i = 0; i + 1 < taps.size(); ++i) touch_once(taps[i]);
      if (::testing::Test::HasFatalFailure()) return false;
      touch(taps.back());
      return true;
    }
    return false;
  }

 private:
  bool twice_;
};

/// The visible state after each tap.
std::vector<std::string> states_of(const Game& game, const Size& size, bool twice) {
  std::vector<std::string> states;
  Tapper tapper(size, twice);
  for (const std::string& id : kairo::testing::presses_to_start(*game.info, std::max(3, game.info->min_seats), 3))
    tapper.press(id);
  constexpr int most = 14;
  for (int taps = 0; taps < most && !::testing::Test::HasFatalFailure(); ++taps) {
    bool made = false;
    for (const char* id : {"handover.take", "recap.skip", "since.close", "since.open", "table.hand_over"})
      if (!made && tapper.spots().contains(id)) {
        tapper.touch(id);
        made = true;
      }
    if (!made && !tapper.make_move()) break;
    states.push_back(tapper.state());
  }
  return states;
}

class DoubleTap : public ::testing::TestWithParam<const Game*> {};
INSTANTIATE_TEST_SUITE_P(, DoubleTap, ::testing::ValuesIn([] {
                           std::vector<const Game*> all;
                           for (const Game& game : games()) all.push_back(&game);
                           return all;
                         }()),
                         [](const auto& tested) { return std::string(tested.param->info->id); });

TEST_P(DoubleTap, DoesWhatASingleOneDoes) {
  for (const Size& size : sizes) {
    const std::vector<std::string> single = states_of(*GetParam(), size, false);
    const std::vector<std::string> twice = states_of(*GetParam(), size, true);
    EXPECT_GT(single.size(), 5U);
    ASSERT_EQ(single.size(), twice.size());
    for (std::size_t i = 0; i < single.size(); ++i) EXPECT_EQ(single[i], twice[i]) << size.width << " wide, tap " << i;
  }
}

TEST(TwoTaps, OnDifferentButtonsBothCount) {
  class Drawer : public Tapper {
   public:
    Drawer() : Tapper(sizes[0], false) {
      tell("motion", "full");
      tell("settings", "kairo settings 1\nspeed calm\n");
    }
    void wait(double seconds) {
      for (double past = 0; past < seconds; past += 1.0 / 60) frame();
    }
  };
  Drawer drawer;
  for (const std::string& id : kairo::testing::presses_to_start(*find_game("ruin")->info, 1, 1)) drawer.press(id);
  int skipped = 0;
  for (int moves = 0; moves < 40 && skipped < 3; ++moves) {
    drawer.settle();
    const std::size_t before = drawer.app().match()->steps().size();
    if (drawer.app().match()->over() || !drawer.make_move()) break;
    drawer.wait(0.7);
    if (drawer.app().match()->now().question(0).key.find("offer") == std::string_view::npos) continue;
    ASSERT_TRUE(drawer.spots().contains("pass"));
    drawer.touch("pass");
    EXPECT_EQ(drawer.app().match()->steps().size(), before + 2);
    ++skipped;
  }
  EXPECT_GT(skipped, 0);
}

}  // namespace
}  // namespace kairo::app
