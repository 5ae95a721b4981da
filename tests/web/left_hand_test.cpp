#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"
#include "web/tables/galleria/layout.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/wicked/layout.h"

/// A player who taps with the left hand finds the buttons on the left, and nothing is cut there.
namespace kairo::testing {
namespace {

class OneHanded : public AppOnStage {
 public:
  OneHanded(std::string_view hand, float width, float height)
      : AppOnStage(text::Language::en, width, height,
                   {{"settings", "kairo settings 1\nhand " + std::string(hand) + "\n"}}) {}

  /// Opens a match of this game about half-way, and hands the device to whoever is asked.
  void open_match(const Game& game) {
    const Match whole = some_match(game, game.info->max_seats, 3);
    Match match(game, *whole.setup());
    while (match.steps().size() < whole.steps().size() / 2) match.play(whole.steps()[match.steps().size()].move);
    open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(match.now().seats())));
    take_turns(*this);
  }
  [[nodiscard]] draw::Rect spot(std::string_view id) const {
    const auto& spots = app().ui().gesture.targets();
    const auto found = std::ranges::find(spots, id, [](const auto& spot) { return std::string_view(spot.id); });
    return found == spots.end() ? draw::Rect{} : found->at;
  }
};

class LeftHand : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, LeftHand, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(LeftHand, HasTheBarOfALowFrameAtTheOtherSide) {
  float left_of_right_handed = 0;
  for (const std::string_view hand : {"right", "left"}) {
    OneHanded app(hand, 480, 320);
    app.open_match(GetParam());
    const draw::Rect menu = app.spot("menu.open");
    ASSERT_GT(menu.w, 0);
    if (hand == "right") left_of_right_handed = menu.x;
    if (hand == "left") EXPECT_GE(menu.x, 480 - 60);
  }
  EXPECT_LE(left_of_right_handed, 60);
}

TEST_P(LeftHand, CutsAndCoversNothing) {
  for (const auto& [width, height] :
       {std::pair{480.0F, 320.0F}, {360.0F, 640.0F}, {640.0F, 360.0F}, {768.0F, 1024.0F}, {1280.0F, 800.0F}}) {
    OneHanded app("left", width, height);
    app.open_match(GetParam());
    EXPECT_EQ(faults(app.app().ui()), std::vector<std::string>{}) << width << " x " << height;
  }
}

TEST(LeftHandedOnAWideTable, HasWhatIsTappedAtTheLeft) {
  constexpr draw::Rect at{0, 54, 1280, 746};
  const float middle = at.centre().x;
  const draw::Hand left = draw::Hand::left;
  const auto souls = wicked::table::lay_out(at, 3, 0, wicked::table::Stage::souls, true, left);
  EXPECT_LT(souls.tray.right(), middle);
  EXPECT_LT(souls.own_board.all.centre().x, middle);
  EXPECT_GT(souls.others[1].all.x, middle);
  const auto trick = haratama::table::lay_out(at, 4, 0, true, left);
  EXPECT_LT(trick.hand.x, trick.seats[0].all.x);
  EXPECT_LT(trick.scores.right(), middle);
  const auto map = ruin::table::lay_out(at, 3, 0, true, left);
  EXPECT_LT(map.actions.right(), middle);
  EXPECT_LT(map.options.right(), middle);
  const auto maze = galleria::table::lay_out(at, {.places = 3, .hand = left});
  EXPECT_LT(maze.actions.right(), middle);
  EXPECT_LT(maze.hand.right(), middle);
}

TEST(LeftHandedBid, IsClosedAtTheLeft) {
  for (const auto& [width, height] : {std::pair{480.0F, 320.0F}, {360.0F, 640.0F}, {1280.0F, 800.0F}}) {
    for (const std::string_view hand : {"right", "left"}) {
      OneHanded app(hand, width, height);
      for (const std::string& press : presses_to_start(*find_game("wicked")->info, 3)) app.press(press);
      take_turns(app);
      const float close = app.spot("bid.close").centre().x;
      const float sign = app.spot("bid.sign.witch").centre().x;
      ASSERT_GT(close, 0) << width;
      EXPECT_EQ(close < sign, hand == "left") << width;
    }
  }
}

}  // namespace
}  // namespace kairo::testing
