#include "engine/core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace kairo {
namespace {

// These numbers are fixed for ever: every match that was ever dealt depends on them.

TEST(Rng, GivesTheNumbersOfThePublishedGenerator) {
  Rng rng(42);
  for (const std::uint32_t number : {0xc2f57bd6U, 0x6b07c4a9U, 0x72b7b29bU, 0x44215383U, 0xf5af5eadU, 0x68beb632U})
    EXPECT_EQ(rng.next(), number);
}

TEST(Rng, HasTheSeedZeroByDefault) {
  Rng rng;
  EXPECT_EQ(rng, Rng(0));
  for (const std::uint32_t number : {0xe823a24eU, 0x7a7ecbd9U, 0x89fd6c06U}) EXPECT_EQ(rng.next(), number);
}

TEST(Rng, BoundedNumbersNeverChange) {
  Rng rng(2024);
  for (const std::uint32_t number : {3U, 1U, 5U, 5U, 4U, 0U, 1U, 5U, 3U, 0U, 2U, 3U}) EXPECT_EQ(rng.below(6), number);
}

TEST(Rng, RejectsNumbersThatWouldCauseBias) {
  // With this bound three numbers in ten are rejected; with this seed, the first six.
  Rng rng(3);
  for (const std::uint32_t number : {1472436542U, 645249684U, 2235331234U, 338903148U})
    EXPECT_EQ(rng.below(3'000'000'000U), number);
}

TEST(Rng, BoundedNumbersReachEveryValueBelowTheBound) {
  Rng rng(3);
  for (std::uint32_t bound = 1; bound <= 24; ++bound) {
    std::vector<int> seen(bound, 0);
    for (int i = 0; i < 2000; ++i) {
      const std::uint32_t drawn = rng.below(bound);
      ASSERT_LT(drawn, bound);
      ++seen[drawn];
    }
    EXPECT_TRUE(std::ranges::all_of(seen, [](int times) { return times > 0; })) << bound;
  }
}

TEST(Rng, ResumesWhereItsStateWasRead) {
  Rng rng(9);
  rng.next();
  Rng resumed = Rng::resume(rng.state());
  EXPECT_EQ(resumed, rng);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(resumed.next(), rng.next());
}

TEST(Shuffle, OrdersNeverChange) {
  std::array<int, 10> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng(7);
  shuffle(std::span(items), rng);
  EXPECT_EQ(items, (std::array{5, 4, 7, 1, 9, 0, 6, 3, 8, 2}));
}

TEST(Shuffle, EveryOrderIsAboutEquallyFrequent) {
  std::array<int, 6> times{};
  Rng rng(11);
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> items{0, 1, 2};
    shuffle(std::span(items), rng);
    ++times[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
  }
  for (const int count : times) EXPECT_NEAR(count, 1000, 120);
}

TEST(Shuffle, LeavesFewerThanTwoItemsAsTheyAre) {
  Rng rng(1);
  const Rng before = rng;
  std::vector<int> items;
  shuffle(std::span(items), rng);
  items.push_back(4);
  shuffle(std::span(items), rng);
  EXPECT_EQ(items, std::vector{4});
  EXPECT_EQ(rng, before);
}

}  // namespace
}  // namespace kairo
