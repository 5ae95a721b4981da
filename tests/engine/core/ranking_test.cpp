#include "engine/core/ranking.h"

#include <gtest/gtest.h>

namespace kairo {
namespace {

using Merits = BySeat<std::array<int, 3>>;

Score unranked(int seats) {
  Score score;
  score.seats = seats;
  return score;
}

TEST(Ranking, ComparesTheFirstMeritFirst) {
  Score score = unranked(3);
  rank_seats(score, Merits{{{10, 0, 0}, {30, 0, 0}, {20, 9, 9}}});
  EXPECT_EQ(score.of[0].place, 3);
  EXPECT_EQ(score.of[1].place, 1);
  EXPECT_EQ(score.of[2].place, 2);
  for (const SeatScore& seat : score.of) EXPECT_EQ(seat.tie_break, 0);
}

TEST(Ranking, NamesTheRuleThatPutASeatBehindTheNextBetterOne) {
  Score score = unranked(4);
  rank_seats(score, Merits{{{10, 2, 5}, {10, 2, 7}, {10, 3, 0}, {8, 9, 9}}});
  EXPECT_EQ(score.of[2].place, 1);
  EXPECT_EQ(score.of[2].tie_break, 0) << "nobody is better";
  EXPECT_EQ(score.of[1].place, 2);
  EXPECT_EQ(score.of[1].tie_break, 1);
  EXPECT_EQ(score.of[0].place, 3);
  EXPECT_EQ(score.of[0].tie_break, 2) << "the next better seat counts, not the best";
  EXPECT_EQ(score.of[3].place, 4);
  EXPECT_EQ(score.of[3].tie_break, 0);
}

TEST(Ranking, SeatsWithEqualMeritsShareAPlace) {
  Score score = unranked(4);
  rank_seats(score, Merits{{{5, 1, 0}, {5, 1, 0}, {4, 0, 0}, {4, 0, 0}}});
  EXPECT_EQ(score.of[0].place, 1);
  EXPECT_EQ(score.of[1].place, 1);
  EXPECT_EQ(score.of[2].place, 3);
  EXPECT_EQ(score.of[3].place, 3);
}

TEST(Ranking, SeatsThatDoNotPlayAreNotRanked) {
  Score score = unranked(2);
  rank_seats(score, Merits{{{-5, 0, 0}, {-6, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}});
  EXPECT_EQ(score.of[0].place, 1);
  EXPECT_EQ(score.of[1].place, 2);
  EXPECT_EQ(score.of[2], SeatScore{});
}

TEST(Ranking, AGameMayNumberItsRulesOtherwise) {
  Score score = unranked(3);
  rank_seats(score, Merits{{{1, 5, 0}, {0, 9, 0}, {1, 4, 0}}}, {1, 0, 2});
  EXPECT_EQ(score.of[0].tie_break, 0) << "the winner is behind nobody";
  EXPECT_EQ(score.of[1].tie_break, 1);
  EXPECT_EQ(score.of[2].tie_break, 0);
}

}  // namespace
}  // namespace kairo
