#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/rng.h"
#include "engine/games/haratama/deck.h"

/// Sets of play cards as bits. Each suit has a lane of 16 bits, so ascending bits are the order in which cards are
/// listed, and within a lane a higher bit is a higher rank.
namespace kairo::haratama {

using Cards = std::uint64_t;

inline constexpr Cards every_card = ~Cards{0};
inline constexpr int lane_bits = 16;
inline constexpr Cards first_lane = (Cards{1} << lane_bits) - 1;
/// The lowest bit of every lane. Multiplied by a set of ranks it gives the cards of these ranks in all suits.
inline constexpr Cards in_each_suit = 0x0001'0001'0001'0001;

constexpr Cards lane(Suit suit) { return first_lane << (static_cast<int>(suit) * lane_bits); }
inline constexpr Cards blue = lane(Suit::blue);

/// The set that contains one card.
constexpr Cards bit(Card card) { return Cards{1} << card; }
constexpr bool has(Cards cards, Card card) { return card < 64 && ((cards >> card) & 1) != 0; }
constexpr int count(Cards cards) { return std::popcount(cards); }
/// The lowest card; requires a non-empty set.
constexpr Card first(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr Cards without_first(Cards cards) { return cards & (cards - 1); }

/// The lane of the suit of the only card in `one`.
constexpr Cards lane_of(Cards one) { return first_lane << (std::countr_zero(one) & (64 - lane_bits)); }

/// A set of ranks: bit rank − 1.
using Ranks = std::uint16_t;
constexpr Ranks ranks_up_to(int rank) { return static_cast<Ranks>((1U << rank) - 1); }
constexpr Cards cards_of_ranks(Ranks ranks) { return ranks * in_each_suit; }

constexpr Cards whole_deck(int players) { return cards_of_ranks(ranks_up_to(ranks(players))); }
/// A seat that is passed one of these is a fox.
inline constexpr Cards fox_cards = cards_of_ranks(ranks_up_to(highest_fox_rank));

namespace tables {

/// The position of the n-th set bit of each byte.
constexpr std::array<std::array<std::uint8_t, 8>, 256> places_in_bytes() {
  std::array<std::array<std::uint8_t, 8>, 256> places{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if ((byte >> bit & 1) != 0) places[byte][n++] = static_cast<std::uint8_t>(bit);
  return places;
}
inline constexpr auto places = places_in_bytes();

}  // namespace tables

/// The n-th card of a set, from 0; requires n < count(cards). Picking a random card is the most expensive step of a
/// playout, so there is no loop and no branch: bits are counted per byte and summed up, one comparison of all eight
/// sums finds the byte that holds the n-th bit, and a table finds the bit within it.
constexpr Card nth(Cards cards, std::uint32_t n) {
  constexpr Cards ones = 0x0101'0101'0101'0101;
  constexpr Cards tops = 0x8080'8080'8080'8080;
  Cards sums = cards - ((cards >> 1) & 0x5555'5555'5555'5555);
  sums = (sums & 0x3333'3333'3333'3333) + ((sums >> 2) & 0x3333'3333'3333'3333);
  sums = ((sums + (sums >> 4)) & 0x0f0f'0f0f'0f0f'0f0f) * ones;
  const Cards bytes_before = (((n * ones) | tops) - sums) & tops;
  const int shift = count(bytes_before) * 8;
  const std::uint32_t before = static_cast<std::uint32_t>((sums << 8) >> shift) & 0xff;
  return static_cast<Card>(shift + tables::places[(cards >> shift) & 0xff][n - before]);
}

/// A uniformly random card; requires a non-empty set.
constexpr Card random_card(Cards cards, Rng& rng) {
  return nth(cards, rng.below(static_cast<std::uint32_t>(count(cards))));
}

static_assert(nth(0x8000'0000'0000'0001, 0) == 0 && nth(0x8000'0000'0000'0001, 1) == 63);
static_assert(nth(every_card, 37) == 37 && nth(0xff00, 7) == 15);

}  // namespace kairo::haratama
