#include "tests/engine/haratama/scene.h"

#include <bit>
#include <set>

/// Descents, treasures, hands, the card set aside.
namespace kairo::haratama::test {
namespace {

State dealt(int players, std::uint64_t seed) {
  State state;
  deal(standard_setup(info, players, seed), state);
  return state;
}

TEST(HaratamaDeal, FourPlayersHaveAllCardsAndTwelveTreasures) {
  const State state = dealt(4, 7);
  expect_valid(state);
  EXPECT_EQ(state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3], whole_deck(4));
  EXPECT_EQ(count(whole_deck(4)), 52);
  EXPECT_EQ(state.aside, no_card);
  EXPECT_EQ(count(state.to_win), 12);
}

TEST(HaratamaDeal, ThreePlayersHaveRanksUpToTenAndOneCardIsSetAside) {
  const State state = dealt(3, 7);
  expect_valid(state);
  EXPECT_EQ(count(whole_deck(3)), 40);
  EXPECT_EQ(state.hands[0] | state.hands[1] | state.hands[2] | bit(state.aside), whole_deck(3));
}

TEST(HaratamaDeal, TheTreasuresAreAllCardsOfTheDescentsRanks) {
  const State state = before_passing({.descents = {2, 7, 10}});
  EXPECT_EQ(state.to_win, cards("R2 R7 R10 B2 B7 B10 P2 P7 P10 G2 G7 G10"));
}

TEST(HaratamaDeal, DescentsAreRanksUpToTenWithFourPlayersAndUpToEightWithThree) {
  Ranks four = 0;
  Ranks three = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    four |= dealt(4, seed).descents;
    three |= dealt(3, seed).descents;
    ASSERT_EQ(std::popcount(dealt(4, seed).descents), 3);
  }
  EXPECT_EQ(four, ranks_up_to(10));
  EXPECT_EQ(three, ranks_up_to(8));
}

TEST(HaratamaRuling, ATreasureSetAsideCannotBeWonSoThereAreEleven) {
  const State state = before_passing({.hands = {"", "", ""}, .descents = {2, 5, 7}, .aside = "P7"});
  EXPECT_EQ(count(state.to_win), 11);
  EXPECT_FALSE(has(state.to_win, card("P7")));
}

TEST(HaratamaRuling, HaratamaStillNeedsNineWhenATreasureIsSetAside) {
  EXPECT_EQ(haratama_seat({{8, 3, 0}}, 3), no_seat);
  EXPECT_EQ(haratama_seat({{1, 9, 1}}, 3), 1);
}

TEST(HaratamaDeal, AnotherSeedDealsOtherwise) {
  std::set<Cards> hands;
  for (std::uint64_t seed = 0; seed < 100; ++seed) hands.insert(dealt(4, seed).hands[0]);
  EXPECT_EQ(hands.size(), 100U);
}

// Each of the 4 seats should get each of the 52 cards in a quarter of the deals. The sum of squares over 52 × 3
// free counts is chi-square distributed: mean 156, standard deviation 17.7.
TEST(HaratamaDeal, EverySeatGetsEveryCardEquallyOften) {
  constexpr int deals = 20'000;
  std::array<std::array<int, 4>, 64> times{};
  State state;
  for (int i = 0; i < deals; ++i) {
    deal(standard_setup(info, 4, static_cast<std::uint64_t>(i)), state);
    for (std::size_t seat = 0; seat < 4; ++seat)
      for (Cards left = state.hands[seat]; left != 0; left = without_first(left)) ++times[first(left)][seat];
  }
  double chi_square = 0;
  constexpr double expected = deals / 4.0;
  for (Cards left = whole_deck(4); left != 0; left = without_first(left))
    for (const int n : times[first(left)]) chi_square += (n - expected) * (n - expected) / expected;
  EXPECT_GT(chi_square, 156 - 4 * 17.7);
  EXPECT_LT(chi_square, 156 + 4 * 17.7);
}

TEST(HaratamaDeal, EachRoundRevealsDescentsAnew) {
  std::set<Ranks> seen;
  visit_random_game(standard_setup(info, 4, 3), [&](const State& state) { seen.insert(state.descents); });
  EXPECT_GE(seen.size(), 3U);
}

TEST(HaratamaDeal, TheLimitCountsOnlyWhenItIsAgreedOn) {
  auto setup = standard_setup(info, 4, 1);
  setup.options[static_cast<std::size_t>(Option::limit)] = 300;
  State state;
  deal(setup, state);
  EXPECT_EQ(state.limit, 0);
  setup.options[static_cast<std::size_t>(Option::end)] = 1;
  deal(setup, state);
  EXPECT_EQ(state.limit, 300);
}

TEST(HaratamaDeal, EveryOptionWithinItsBoundsIsAllowed) {
  EXPECT_EQ(options[1].lowest, 50);
  EXPECT_EQ(options[1].highest, 500);
  EXPECT_EQ(options[1].step, 10);
  EXPECT_EQ(options[1].standard, 200);
  auto setup = standard_setup(info, 4, 1);
  EXPECT_TRUE(valid(info, setup));
  setup.options[1] = 205;
  EXPECT_FALSE(valid(info, setup));
}

TEST(HaratamaDeal, NothingOfAnEarlierMatchIsLeft) {
  State fresh;
  deal(standard_setup(info, 4, 8), fresh);
  State used;
  deal(standard_setup(info, 4, 2), used);
  Rng rng(2);
  play_until(used, rng, [](const State&) { return false; });
  deal(standard_setup(info, 4, 8), used);
  EXPECT_EQ(used, fresh);
}

}  // namespace
}  // namespace kairo::haratama::test
