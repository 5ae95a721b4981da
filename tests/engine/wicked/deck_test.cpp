#include "engine/games/wicked/deck.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace kairo::wicked {
namespace {

// Ruling: this deck is the project's own. Compile-time checks hold its counts; these tests spell it out card by card.

int corridors_with(Half upper, Half lower) {
  int cards = 0;
  for (const Corridor& card : corridors) cards += card == Corridor{upper, lower} ? 1 : 0;
  return cards;
}

TEST(WickedDeck, HasEveryOrderedPairOfTwoColoursOnce) {
  for (int upper = 0; upper < colours; ++upper)
    for (int lower = 0; lower < colours; ++lower)
      EXPECT_EQ(corridors_with(static_cast<Half>(upper), static_cast<Half>(lower)), upper == lower ? 0 : 1);
}

TEST(WickedDeck, HasWhitePromotionAndColourChangeOverEachColour) {
  for (const Half upper : {Half::white, Half::promotion, Half::colour_change})
    for (int lower = 0; lower < colours; ++lower) EXPECT_EQ(corridors_with(upper, static_cast<Half>(lower)), 1);
}

TEST(WickedDeck, HasEveryGreatOracleTwice) {
  std::map<std::set<Colour>, int> times;
  for (const GreatOracle& oracle : great_oracles) ++times[{oracle.first, oracle.second}];
  EXPECT_EQ(times.size(), 6U);
  for (const auto& [pair, cards] : times) {
    EXPECT_EQ(pair.size(), 2U);
    EXPECT_EQ(cards, 2);
  }
}

TEST(WickedDeck, SixSmallOraclesGiveAPromotionAndSixGiveTokens) {
  int promoting = 0;
  std::set<std::array<std::array<std::uint8_t, colours>, ranks>> demands;
  for (const SmallOracle& oracle : small_oracles) {
    demands.insert(oracle.demands);
    const auto& [low, middle, high] = oracle.demands;
    EXPECT_EQ(high, (std::array<std::uint8_t, colours>{}));
    for (int colour = 0; colour < colours; ++colour) {
      if (oracle.reward == SmallReward::promotion) {
        EXPECT_EQ(low[colour] + middle[colour], 1);
        EXPECT_EQ(oracle.gives[colour], 0);
      } else {
        EXPECT_EQ(low[colour] + oracle.gives[colour], 2);
        EXPECT_EQ(middle[colour], 0);
      }
    }
    promoting += oracle.reward == SmallReward::promotion ? 1 : 0;
  }
  EXPECT_EQ(promoting, 6);
  EXPECT_EQ(demands.size(), small_oracles.size());
}

}  // namespace
}  // namespace kairo::wicked
