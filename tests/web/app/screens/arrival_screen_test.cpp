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

void arrive(kairo::testing::AppOnStage& app) {
  const Game& game = *find_game("galleria");
  const Match match(game, standard_setup(*game.info, 3, 5));
  app.open("#" + match_fragment(*write_code(match), std::vector<Player>(3)));
  ASSERT_EQ(app.screen(), "handover");
}

/// The height of the card with the game's picture.
float picture_height(float width, float height) {
  kairo::testing::AppOnStage app(text::Language::en, width, height);
  arrive(app);
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

TEST(ArrivalScreen, NamesFirstWhoIsAskedToThoseWhoListen) {
  for (const float width : {480.0F, 1280.0F}) {
    kairo::testing::AppOnStage app(text::Language::en, width, 320);
    arrive(app);
    const std::string words = app.mirror();
    const std::size_t asked = words.find("I am Player " + std::to_string(app.app().match()->to_move() + 1));
    ASSERT_NE(asked, std::string::npos);
    EXPECT_EQ(asked, words.find("I am Player"));
  }
}

}  // namespace
}  // namespace kairo::app
