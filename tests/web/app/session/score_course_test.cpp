#include <gtest/gtest.h>

#include <algorithm>

#include "tests/web/app/toy.h"
#include "tests/web/support/some_match.h"
#include "web/app/session/replay.h"
#include "web/app/session/score_course.h"

namespace kairo::app {
namespace {

using kairo::testing::some_match;

TEST(ScoreCourse, LeadsToTheFinalScoreOfEveryGame) {
  for (const Game& game : games())
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      SCOPED_TRACE(std::string(game.info->id) + " of " + std::to_string(seats));
      const Match match = some_match(game, seats, 4);
      const ScoreCourse course = score_course(match);
      ASSERT_EQ(course.seats, seats);
      ASSERT_FALSE(course.totals.empty());
      for (Seat seat = 0; seat < seats; ++seat)
        EXPECT_EQ(course.totals.back()[seat], match.now().score().of[seat].total);
      ASSERT_GE(course.moments.size(), 2U);
      EXPECT_LE(course.moments.size(), 9U) << "in words, nobody wants to hear more";
      EXPECT_EQ(course.moments.front(), 0U);
      EXPECT_EQ(course.moments.back(), course.totals.size() - 1);
      EXPECT_TRUE(std::ranges::is_sorted(course.moments));
    }
}

TEST(ScoreCourse, HasWhatTheScoresWereAtTheEndOfARound) {
  const Match match = some_match(*find_game("haratama"), 4, 2);
  const ScoreCourse course = score_course(match);
  const std::vector<std::size_t> turns = leap_stops(match, Leap::turn, 0);
  const std::vector<std::size_t> rounds = leap_stops(match, Leap::round, 0);
  ASSERT_GE(rounds.size(), 4U) << "another match would show more";
  ASSERT_LE(rounds.size(), 9U);
  ASSERT_EQ(course.moments.size(), rounds.size());
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    EXPECT_EQ(turns[course.moments[i]], rounds[i]);
    for (Seat seat = 0; seat < 4; ++seat)
      EXPECT_EQ(course.totals[course.moments[i]][seat], match.after(rounds[i]).score().of[seat].total);
  }
}

TEST(ScoreCourse, IsEmptyIfNothingHappened) { EXPECT_TRUE(score_course(testing::new_match()).totals.empty()); }

}  // namespace
}  // namespace kairo::app
