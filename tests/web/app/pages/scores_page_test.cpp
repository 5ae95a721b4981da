#include "web/app/pages/scores_page.h"

#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using kairo::testing::expect_sound;
using kairo::testing::some_match;

TEST(ScoresPage, HasTheTotalsOfTheMatchAndTheStandingsOfTheSeries) {
  for (const Game& game : games()) {
    const Match match = some_match(game, game.info->max_seats, 3);
    Session session("id", match, std::vector<Player>(match.now().seats()));
    const Score score = match.now().score();
    for (const text::Language language : text::languages) {
      const std::vector<std::string> names = shown_names(session.players(), language);
      const text::Writer writer(language, names);
      session.set_series(std::nullopt);
      const Document alone = scores_page(writer, session, score);
      expect_sound(alone);
      EXPECT_EQ(std::ranges::count(alone.blocks, Block::Kind::table, &Block::kind), 1);

      session.set_series(new_series(3, score.seats));
      const Document in_series = scores_page(writer, session, score);
      expect_sound(in_series);
      ASSERT_EQ(in_series.blocks.back().blocks.front().look, "standings");
      EXPECT_EQ(in_series.blocks.back().blocks.front().blocks.size(), static_cast<std::size_t>(score.seats));
    }
  }
}

}  // namespace
}  // namespace kairo::app
