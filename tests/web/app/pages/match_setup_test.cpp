#include "web/app/match_setup.h"

#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/app/toy.h"
#include "web/app/links/link.h"

namespace kairo::app {
namespace {

constexpr std::uint64_t chance = 5;  ///< the seed of a deal that is left to chance

MatchSetup setup_of(std::string_view game) { return {*find_game(game), {}, std::nullopt}; }

TEST(MatchSetup, PlayersComeBackWhenTheTableGrowsAgain) {
  MatchSetup setup(*find_game("wicked"), std::vector<Player>{{}, {}, {}, {}, {.name = "Eve"}}, std::nullopt);
  for (const int seats : {3, 5}) setup.change({act::ChangeSetup::Field::seats, 0, seats});
  EXPECT_EQ(setup.players()[4].name, "Eve");
}

TEST(MatchSetup, TakesAsManyPlayersAsTheGame) {
  for (const Game& game : games()) {
    for (const std::size_t players : {0, 1, 5}) {
      const MatchSetup setup(game, std::vector<Player>(players), std::nullopt);
      EXPECT_TRUE(valid(*game.info, setup.setup(chance))) << game.info->id << " for " << players;
    }
  }
}

TEST(MatchSetup, ADealIsANumberALinkOrLeftToChance) {
  MatchSetup setup = setup_of("wicked");
  EXPECT_EQ(setup.setup(chance).seed, chance);
  EXPECT_TRUE(setup.answer("seed", " 77 "));
  EXPECT_EQ(setup.setup(chance).seed, 77U);
  for (const char* wrong : {"nonsense", "-1", "281474976710656"}) {
    EXPECT_FALSE(setup.answer("seed", wrong)) << wrong;
    EXPECT_EQ(setup.seed(), 77U);
  }
  EXPECT_TRUE(setup.answer("seed", ""));
  EXPECT_FALSE(setup.seed());
  const Match match = testing::new_match(4, 99);
  EXPECT_TRUE(setup.answer("seed", "https://example.org/#" + match_fragment(*write_code(match), {})));
  EXPECT_EQ(setup.setup(chance), *match.setup());
  EXPECT_FALSE(setup_of("ruin").answer("seed", "#" + match_fragment(*write_code(match), {}))) << "of another game";
  setup.leave_deal_to_chance();
  EXPECT_EQ(setup.setup(chance).seed, chance);
}

TEST(MatchSetup, NamesAreCleanedAndOfSeatsThatAreThere) {
  MatchSetup setup = setup_of("wicked");
  EXPECT_TRUE(setup.answer("name 0", "  Ann\n"));
  EXPECT_EQ(setup.players()[0].name, "Ann");
  EXPECT_TRUE(setup.answer("name 9", "Zoe"));
  EXPECT_TRUE(setup.answer("name 0", ""));
  EXPECT_EQ(setup.players()[0].name, "");
}

}  // namespace
}  // namespace kairo::app
