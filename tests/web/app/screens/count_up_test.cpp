#include <gtest/gtest.h>

#include "web/app/screens/count_up.h"

namespace kairo::app {
namespace {

/// Two seats, three sources; the second brought nobody anything.
Score some_score() {
  Score score{.seats = 2};
  score.of[0] = {.total = 90, .by_source = {100, 0, -10}};
  score.of[1] = {.total = 60, .place = 2, .by_source = {60, 0, 0}};
  return score;
}

TEST(CountUp, CountsOneSourceAfterTheOther) {
  CountUp count;
  count.await(Speed::calm);
  count.begin(some_score(), {0, 1, 2}, 10);
  ASSERT_TRUE(count.running());
  EXPECT_EQ(count.source(), 0);
  EXPECT_EQ(count.counted(some_score()).of[0].total, 0);
  count.advance(10.6);
  EXPECT_EQ(count.counted(some_score()).of[0].by_source[0], 50);
  EXPECT_EQ(count.counted(some_score()).of[0].total, 50);
  count.advance(11.3);
  EXPECT_EQ(count.source(), 1);
  count.advance(11.6);
  EXPECT_EQ(count.source(), 2) << "nothing takes little time";
  EXPECT_GT(count.counted(some_score()).of[0].total, 90);
  count.advance(20);
  EXPECT_FALSE(count.running());
  EXPECT_EQ(count.counted(some_score()), some_score());
}

TEST(CountUp, BeginsOnlyAtAnEndThatIsWatched) {
  CountUp count;
  count.begin(some_score(), {0, 1, 2}, 0);
  EXPECT_FALSE(count.running());
  count.await(Speed::calm);
  count.finish();
  count.begin(some_score(), {0, 1, 2}, 0);
  EXPECT_TRUE(count.running()) << "hurrying before the end skips nothing of the count";
  count.finish();
  count.begin(some_score(), {0, 1, 2}, 0);
  EXPECT_FALSE(count.running()) << "once is enough";
}

}  // namespace
}  // namespace kairo::app
