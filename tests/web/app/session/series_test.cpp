#include "web/app/session/series.h"

#include <gtest/gtest.h>

#include "engine/match/registry.h"

namespace kairo::app {
namespace {

Score score_of(std::initializer_list<int> totals) {
  Score score;
  for (const int total : totals)
    score.of[static_cast<std::size_t>(score.seats++)].total = static_cast<std::int16_t>(total);
  return score;
}

TEST(Series, AddsUpThePointsOfItsGames) {
  Series series = new_series(3, 3);
  EXPECT_FALSE(is_last(series));
  series = after_game(series, score_of({10, -20, 0}));
  series = after_game(series, score_of({5, -30, 7}));
  EXPECT_TRUE(is_last(series));
  EXPECT_EQ(series.points, (SeriesPoints{15, -50, 7}));
  const auto all = standings(series, score_of({0, 0, 9}));
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].seat, 2);
  EXPECT_EQ(all[0].points, 16);
  EXPECT_EQ(all[2].points, -50);
}

TEST(Series, LetsEqualSumsShareAPlaceWhoeverWonTheTies) {
  Score score = score_of({8, 8, 3});
  score.of[1].place = 2;
  score.of[1].tie_break = 1;
  const auto all = standings(new_series(2, 3), score);
  EXPECT_EQ(all[0].place, 1);
  EXPECT_EQ(all[1].place, 1);
  EXPECT_EQ(all[2].place, 3);
}

TEST(Series, IsForThoseWhosePointsCount) {
  EXPECT_TRUE(has_series(*find_game("galleria")->info, 2));
  EXPECT_FALSE(has_series(*find_game("galleria")->info, 1)) << "alone it is won or lost, whatever the points";
  EXPECT_TRUE(has_series(*find_game("ruin")->info, 1));
}

TEST(Series, NeverDealsTheSameTwice) {
  std::vector<std::uint64_t> seeds{77};
  for (int i = 0; i < most_series; ++i) seeds.push_back(next_seed(seeds.back()));
  std::ranges::sort(seeds);
  EXPECT_EQ(std::ranges::adjacent_find(seeds), seeds.end());
  EXPECT_LT(seeds.back(), seed_bound);
}

TEST(Series, ReadsWhatItWrites) {
  for (const Series& series : {new_series(2, 1), Series{5, 4, {0, -12, 300, 7, -1}}})
    EXPECT_EQ(parse_series(series_text(series)), series);
  EXPECT_EQ(series_text({4, 1, {35, -7}}), "4_1_35_-7e") << "for ever";
}

TEST(Series, RefusesOtherTexts) {
  for (const char* text :
       {"", "e", "4", "4_1e", "4_1_35_-7", "4_1_35_-e", "4_1_35__7e", "4_1_35_7_e", "1_0_0_0e", "6_0_0_0e", "3_3_0_0e",
        "3_-1_0_0e", "3_1_0_0_0_0_0_0e", "3_1_9999999e", "3_1_x_0e", "3_1_0 0e"})
    EXPECT_FALSE(parse_series(text)) << text;
}

}  // namespace
}  // namespace kairo::app
