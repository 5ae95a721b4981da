#include "engine/games/wicked/deck.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace kairo::wicked {
namespace {

// Ruling: this deck is the project's own. deck.h itself checks the counts of the corridors.

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
