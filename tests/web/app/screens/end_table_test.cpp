#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/links/link.h"
#include "web/app/screens/score_sheet.h"

/// At the end, the table is one visible button away, wherever it is not beside the scores.
namespace kairo::testing {
namespace {

class EndTable : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, EndTable, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(EndTable, IsAButtonAway) {
  const Match match = some_match(GetParam(), GetParam().info->max_seats, 3);
  const std::vector<app::Player> people(static_cast<std::size_t>(match.now().seats()));
  for (const text::Language language : {text::Language::en, text::Language::ja}) {
    for (const Screen& screen : {phone, small_phone, low_frame, tablet}) {
      AppOnStage app(language, screen.width, screen.height);
      app.open("#" + app::match_fragment(*write_code(match), people));
      take_turns(app);
      ASSERT_EQ(app.screen(), "end");
      ASSERT_TRUE(app.shows("end.table")) << screen.name;
      app.press("end.table");
      EXPECT_TRUE(app.shows("end.back")) << screen.name;
      EXPECT_EQ(faults(app.app().ui()), std::vector<std::string>{}) << screen.name;
      app.press("end.back");
      EXPECT_TRUE(app.shows("end.table")) << screen.name;
    }
  }
}

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
  const auto numbers = [&] {
    return std::ranges::count_if(app.app().ui().drawn_items(), [](const draw::DrawnItem& item) {
      return item.words.find_first_not_of("−0123456789") == std::string::npos && !item.words.empty();
    });
  };
  const auto on_sheet = numbers();
  app.press("end.table");
  EXPECT_GT(numbers(), on_sheet);
}

}  // namespace
}  // namespace kairo::testing
