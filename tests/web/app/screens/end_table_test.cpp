#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/links/link.h"
#include "web/app/screens/score_words.h"

/// At the end, the table shows what the scores are made of.
namespace kairo::testing {
namespace {

class EndTable : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, EndTable, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

/// A count lights everybody's part of a line at once, whoever is in front.
TEST_P(EndTable, LightsALineOfSeveralSeats) {
  const Match match = some_match(GetParam(), 3, 5);
  const Score score = match.now().score();
  const Seat first = app::by_place(score).front();
  TappedTable table(GetParam().info->id, phone);
  table.show(match.now(), 0);
  const auto lit = [&](int source, SeatSet seats) {
    table.table().point_out({.front = first, .source = source, .seats = seats});
    table.frame();
    return TappedTable::picture();
  };
  int several = 0;
  for (int source = 0; source < static_cast<int>(GetParam().info->score_sources.size()); ++source) {
    if (score.of[first].by_source[static_cast<std::size_t>(source)] == 0) continue;
    several += lit(source, only(first)) != lit(source, all_seats(3)) ? 1 : 0;
  }
  EXPECT_GT(several, 0);
}

/// Round by round, as it is kept nowhere else.
TEST(EndTableOfHaratama, HasTheLossesOfEachRound) {
  const Match match = some_match(*find_game("haratama"), 4, 3);
  AppOnStage app;
  app.open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(4)));
  take_turns(app);
  constexpr int totals = 4;
  const auto numbers =
      std::ranges::count_if(draw::testing::drawn_items(app.app().ui()), [](const draw::DrawnItem& item) {
        return item.words.find_first_not_of("−0123456789") == std::string::npos && !item.words.empty();
      });
  EXPECT_GT(numbers, 2 * totals);
}

}  // namespace
}  // namespace kairo::testing
