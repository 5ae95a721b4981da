#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/rng.h"
#include "engine/games/haratama/deck.h"

/// Sets of play cards as bits: one lane of 16 for each suit, so that bits ascending is the order of listing and a
/// higher bit of the same lane is a higher rank.
namespace kairo::haratama {

using Cards = std::uint64_t;

inline constexpr Cards every_card = ~Cards{0};
inline constexpr int lane_bits = 16;
inline constexpr Cards first_lane = (Cards{1} << lane_bits) - 1;
/// The lowest bit of every lane: times a set of ranks it gives the cards of these ranks in all suits.
inline constexpr Cards in_each_suit = 0x0001'0001'0001'0001;

constexpr Cards lane(Suit suit) { return first_lane << (static_cast<int>(suit) * lane_bits); }
inline constexpr Cards blue = lane(Suit::blue);

/// The set of one card.
constexpr Cards bit(Card card) { return Cards{1} << card; }
constexpr bool has(Cards cards, Card card) { return card < 64 && ((cards >> card) & 1) != 0; }
constexpr int count(Cards cards) { return std::popcount(cards); }
/// The lowest card of a set that is not empty.
constexpr Card first(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr Cards without_first(Cards cards) { return cards & (cards - 1); }

/// All cards of the suit of a set of one card.
constexpr Cards lane_of(Cards one) { return first_lane << (std::countr_zero(one) & (64 - lane_bits)); }

/// Ranks as a set, bit rank − 1.
using Ranks = std::uint16_t;
constexpr Ranks ranks_up_to(int rank) { return static_cast<Ranks>((1U << rank) - 1); }
constexpr Cards of_ranks(Ranks ranks) { return ranks * in_each_suit; }

constexpr Cards whole_deck(int players) { return of_ranks(ranks_up_to(ranks(players))); }
/// Cards that make a fox of whoever is passed one.
inline constexpr Cards fox_cards = of_ranks(ranks_up_to(fox_up_to));

namespace tables {

/// Where the n-th set bit of a byte stands.
constexpr std::array<std::array<std::uint8_t, 8>, 256> places_in_bytes() {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if ((byte >> bit & 1) != 0) places[byte][n++] = static_cast<std::uint8_t>(bit);
  return places;
}
inline constexpr auto places = places_in_bytes();

}  // namespace tables

/// The n-th card of a set, from 0; n < count(cards). No loop and no branch: the pick of a random card is the dearest
/// step of a playout. Counts of bits are summed bytewise, the byte that holds the n-th is found by comparing all eight
/// sums at once, and a table answers within it.
constexpr Card nth(Cards cards, std::uint32_t n) {
  constexpr Cards ones = 0x0101'0101'0101'0101;
  constexpr Cards tops = 0x8080'8080'8080'8080;
  Cards sums = cards - ((cards >> 1) & 0x5555'5555'5555'5555);
  sums = (sums & 0x3333'3333'3333'3333) + ((sums >> 2) & 0x3333'3333'3333'3333);
  sums = ((sums + (sums >> 4)) & 0x0f0f'0f0f'0f0f'0f0f) * ones;
  const Cards passed_over = (((n * ones) | tops) - sums) & tops;
  const int shift = count(passed_over) * 8;
  const std::uint32_t before = static_cast<std::uint32_t>((sums << 8) >> shift) & 0xff;
  return static_cast<Card>(shift + tables::places[(cards >> shift) & 0xff][n - before]);
}

/// Each card of a set that is not empty is as likely as any other.
constexpr Card any_of(Cards cards, Rng& rng) { return nth(cards, rng.below(static_cast<std::uint32_t>(count(cards)))); }

static_assert(nth(0x8000'0000'0000'0001, 0) == 0 && nth(0x8000'0000'0000'0001, 1) == 63);
static_assert(nth(every_card, 37) == 37 && nth(0xff00, 7) == 15);

}  // namespace kairo::haratama
