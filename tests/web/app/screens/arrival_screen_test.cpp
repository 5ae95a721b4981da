#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "web/app/links/link.h"

/// The screen of a person who opens a link.
namespace kairo::app {
namespace {

/// The height of the card with the game's picture.
float picture_height(float width, float height) {
  kairo::testing::AppOnStage app(text::Language::en, width, height);
  const Game& game = *find_game("galleria");
  const Match match(game, standard_setup(*game.info, 3, 5));
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>(3)));
  EXPECT_EQ(app.screen(), "handover");
  EXPECT_EQ(kairo::testing::faults(app.app().ui()), std::vector<std::string>{});
  float highest = 0;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(app.app().ui()))
    if (item.kind == draw::DrawnItem::Kind::surface) highest = std::max(highest, item.at.h);
  return highest;
}

TEST(ArrivalScreen, FillsItsRoomWithThePictureOfTheGame) {
  EXPECT_GT(picture_height(1280, 800), 300);
  EXPECT_GT(picture_height(768, 1024), 350);
  EXPECT_LT(picture_height(480, 320), 120) << "words come first";
}

}  // namespace
}  // namespace kairo::app
