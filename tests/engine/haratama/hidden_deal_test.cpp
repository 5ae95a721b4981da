#include "engine/games/haratama/view/hidden_deal.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>

/// Deals of unseen cards to hands that lack suits.
namespace kairo::haratama::test {
namespace {

Cards low_cards(Suit suit, int n) { return cards_of_ranks(ranks_up_to(n)) & lane(suit); }

HiddenDeal open_deal(std::array<int, 3> room, PerSeat<Cards> lacks, Cards unseen) {
  return {.players = 3, .lacks = lacks, .unseen = unseen, .room = {room[0], room[1], room[2], 0}};
}

/// How often each deal occurs.
std::map<PerSeat<Cards>, int> times_of_each(const HiddenDeal& open, int deals) {
  std::map<PerSeat<Cards>, int> times;
  Rng rng(9);
  for (int i = 0; i < deals; ++i) {
    HiddenDeal deal = open;
    deal.deal(rng);
    ++times[deal.hands];
  }
  return times;
}

/// All `different` deals occur, each within five standard deviations of its expected frequency.
void expect_uniform(const std::map<PerSeat<Cards>, int>& times, std::size_t different, int deals) {
  ASSERT_EQ(times.size(), different);
  const double share = static_cast<double>(deals) / static_cast<double>(different);
  for (const auto& [hands, n] : times) EXPECT_NEAR(n, share, 5 * std::sqrt(share));
}

TEST(HiddenDeal, IsUniformWhenNobodyLacksAnything) {
  // 6 cards for hands of 2: 6! / (2! 2! 2!) deals.
  const HiddenDeal open = open_deal({2, 2, 2}, {}, low_cards(Suit::red, 3) | low_cards(Suit::green, 3));
  expect_uniform(times_of_each(open, 45'000), 90, 45'000);
}

TEST(HiddenDeal, IsUniformWhenOneSeatLacksASuit) {
  // Seat 0 takes 2 of the 3 green cards; the other 4 cards go to two hands of 2.
  const HiddenDeal open = open_deal({2, 2, 2}, {lane(Suit::red)}, low_cards(Suit::red, 3) | low_cards(Suit::green, 3));
  expect_uniform(times_of_each(open, 18'000), 18, 18'000);
}

TEST(HiddenDeal, IsNearlyUniformWhenSeatsLackDifferentSuits) {
  const Cards unseen = low_cards(Suit::red, 2) | low_cards(Suit::blue, 2) | low_cards(Suit::green, 5);
  const HiddenDeal open = open_deal({3, 3, 3}, {lane(Suit::red), lane(Suit::blue)}, unseen);
  const auto times = times_of_each(open, 100'000);
  const double share = 100'000.0 / static_cast<double>(times.size());
  for (const auto& [hands, n] : times) EXPECT_NEAR(n, share, share * 0.4);
}

TEST(HiddenDeal, FindsTheOnlyDeal) {
  // Seat 0 lacks red and blue, seat 1 red, so the reds are seat 2's and the blues seat 1's.
  const Cards unseen = low_cards(Suit::red, 4) | low_cards(Suit::blue, 4) | low_cards(Suit::green, 4);
  HiddenDeal deal = open_deal({4, 4, 4}, {lane(Suit::red) | blue, lane(Suit::red)}, unseen);
  Rng rng(1);
  ASSERT_TRUE(deal.possible());
  deal.deal(rng);
  EXPECT_EQ(deal.hands[0], low_cards(Suit::green, 4));
  EXPECT_EQ(deal.hands[1], low_cards(Suit::blue, 4));
  EXPECT_EQ(deal.hands[2], low_cards(Suit::red, 4));
}

TEST(HiddenDeal, KnowsWhenNoDealIsPossible) {
  const Cards unseen = low_cards(Suit::red, 5) | low_cards(Suit::green, 7);
  EXPECT_FALSE(open_deal({4, 4, 4}, {lane(Suit::red), lane(Suit::red)}, unseen).possible());
  EXPECT_TRUE(open_deal({4, 4, 4}, {lane(Suit::red)}, unseen).possible());
}

// With random room and voids, a possible deal is always found, and it deals every card.
TEST(HiddenDeal, NeverFailsIfADealIsPossible) {
  Rng rng(4);
  int possible = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Cards unseen = whole_deck(4) & (std::uint64_t{rng.next()} << 32 | rng.next());
    HiddenDeal deal{.players = 4, .lacks = {}, .unseen = unseen};
    for (int left = count(unseen); left > 0; --left) ++deal.room[rng.below(4)];
    for (Cards& lacks : deal.lacks)
      for (const Suit suit : all_suits)
        if (rng.below(3) == 0) lacks |= lane(suit);
    if (!deal.possible()) continue;
    ++possible;
    const PerSeat<int> room = deal.room;
    deal.deal(rng);
    Cards dealt = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      ASSERT_EQ(count(deal.hands[seat]), room[seat]);
      ASSERT_EQ(deal.hands[seat] & deal.lacks[seat], 0U);
      dealt |= deal.hands[seat];
    }
    ASSERT_EQ(dealt, unseen);
  }
  EXPECT_GT(possible, 1000);
}

}  // namespace
}  // namespace kairo::haratama::test
