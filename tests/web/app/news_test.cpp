#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"
#include "web/text/catalogue.h"

/// What happened last stands beside the signs of the bar: whole, or with a way to the log instead.
namespace kairo::testing {
namespace {

class News : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, News, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(News, AreNeverCut) {
  const Match whole = some_match(GetParam(), GetParam().info->max_seats, 3);
  int seen = 0;
  for (std::size_t steps = 5; steps < whole.steps().size(); steps += whole.steps().size() / 12 + 1) {
    Match match(GetParam(), *whole.setup());
    while (match.steps().size() < steps) match.play(whole.steps()[match.steps().size()].move);
    for (const float width : {360.0F, 480.0F, 640.0F, 768.0F}) {
      AppOnStage app(steps % 2 == 0 ? text::Language::ja : text::Language::en, width, 1024, {});
      app.open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(match.now().seats())));
      take_turns(app);
      const auto& spots = app.app().ui().hit_targets();
      const auto news =
          std::ranges::find(spots, "table.latest", [](const auto& spot) { return std::string_view(spot.id); });
      if (news == spots.end()) continue;
      ++seen;
      for (const draw::DrawnItem& item : app.app().ui().drawn_items())
        if (item.at.x >= news->at.x && item.at.y < news->at.bottom())
          EXPECT_FALSE(item.shortened) << item.words << " at " << width << " after " << steps << " moves";
    }
  }
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace kairo::testing
