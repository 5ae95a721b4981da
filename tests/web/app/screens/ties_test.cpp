#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"

/// Why places at the end are as they are, where the points alone do not decide.
namespace kairo::app {
namespace {

/// A match of Galleria in which somebody who is out has other points than who comes before them.
std::optional<Match> with_somebody_out() {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    Match match = kairo::testing::some_match(*find_game("galleria"), 2, seed);
    const Score score = match.now().score();
    if (score.of[0].total != score.of[1].total && score.of[0].tie_break + score.of[1].tie_break > 0) return match;
  }
  return std::nullopt;
}

TEST(Ties, AreNotToldOfDifferentPoints) {
  const auto match = with_somebody_out();
  ASSERT_TRUE(match);
  kairo::testing::AppOnStage app(text::Language::en, 1280, 800);
  app.open(match_fragment(*write_code(*match), std::vector<Player>(2)));
  ASSERT_EQ(app.screen(), "end");
  EXPECT_EQ(app.mirror().find("tie on points"), std::string::npos);
  EXPECT_NE(app.mirror().find("still in the game."), std::string::npos);
}

}  // namespace
}  // namespace kairo::app
