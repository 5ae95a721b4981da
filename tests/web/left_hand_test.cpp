#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"

/// Who taps with the left hand finds the buttons on the left, and nothing is cut there.
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
    const auto& spots = app().ui().hit_targets();
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
  for (const auto& [width, height] : {std::pair{480.0F, 320.0F}, {360.0F, 640.0F}, {640.0F, 360.0F}}) {
    OneHanded app("left", width, height);
    app.open_match(GetParam());
    EXPECT_EQ(faults(app.app().ui()), std::vector<std::string>{}) << width << " x " << height;
  }
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
