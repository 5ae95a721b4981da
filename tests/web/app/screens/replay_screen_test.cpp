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
using kairo::testing::some_match;

/// The last moment of a match of Haratama, and words that are drawn there.
class LastMoment : public AppOnStage {
 public:
  LastMoment(float width, float height) : AppOnStage(text::Language::en, width, height) {
    open(match_fragment(*write_code(some_match(*find_game("haratama"), 4, 5)), std::vector<Player>(4)));
    press("end.replay");
    press("replay.last");
  }
  [[nodiscard]] bool draws(std::string_view words) const {
    std::string all;
    for (const draw::DrawnItem& item : app().ui().drawn_items()) all += item.words + " ";
    return all.find(words) != std::string::npos;
  }
  [[nodiscard]] Speed speed() const { return parse_settings(heard("settings")).speed; }
};

TEST(ReplayScreen, ItsCaptionHasRoomForAllThatHappenedAndWhere) {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {1280.0F, 800.0F}}) {
    const LastMoment replay(width, height);
    EXPECT_TRUE(replay.draws(" of ")) << "where it is";
    EXPECT_TRUE(replay.draws("wins")) << width;
  }
}

TEST(ReplayScreen, ItsPaceChangesBesideThePlayButton) {
  LastMoment replay(1280, 800);
  for (const Speed speed : {Speed::brisk, Speed::quick, Speed::instant, Speed::calm}) {
    replay.press("replay.speed");
    EXPECT_EQ(replay.speed(), speed);
  }
}

}  // namespace
}  // namespace kairo::app
