#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/game_info.h"

/// Every number and card of Haratama. To change cards or scores, a publisher changes this file alone; the checks at its
/// end verify the counts.
namespace kairo::haratama {

/// Suits, in the order used wherever they are listed. Blue is "the day": it may not be led before the break.
enum class Suit : std::uint8_t { red, blue, purple, green };
inline constexpr int suits = 4;
inline constexpr std::array<Suit, suits> all_suits{Suit::red, Suit::blue, Suit::purple, Suit::green};

/// A play card: suit × 16 + rank − 1, so that ascending order is the order in which cards are listed.
using Card = std::uint8_t;
inline constexpr Card no_card = 0xff;

constexpr Card card_of(Suit suit, int rank) { return static_cast<Card>(static_cast<int>(suit) * 16 + rank - 1); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card >> 4); }
constexpr int rank_of(Card card) { return (card & 15) + 1; }

// --- numbers --------------------------------------------------------------------------------------------------------

inline constexpr int min_players = 3;
inline constexpr int max_players = 4;

/// Indexed by players − min_players.
template <class T>
using ByPlayers = std::array<T, max_players - min_players + 1>;
inline constexpr ByPlayers<int> ranks_by_players{10, 13};    ///< ranks of each suit, from 1
inline constexpr ByPlayers<int> descents_by_players{8, 10};  ///< descent cards, one of each rank from 1
inline constexpr ByPlayers<int> haratama_by_players{9, 8};   ///< how many treasures achieve haratama

constexpr int ranks(int players) { return ranks_by_players[static_cast<std::size_t>(players - min_players)]; }
constexpr int descents(int players) { return descents_by_players[static_cast<std::size_t>(players - min_players)]; }
constexpr int haratama_from(int players) {
  return haratama_by_players[static_cast<std::size_t>(players - min_players)];
}

inline constexpr int hand_size = 13;
inline constexpr int passed_cards = 2;
inline constexpr int shown_descents = 3;
inline constexpr int treasures_in_deck = shown_descents * suits;
inline constexpr int loss_per_treasure = 10;
inline constexpr int highest_fox_rank = 6;  ///< a seat that is passed a card of this rank or lower is a fox

/// How many cards are set aside and belong to nobody: 1 with 3 players, none with 4.
constexpr int cards_aside(int players) { return suits * ranks(players) - hand_size * players; }

/// Its holder after the pass leads first. `next_start_card` takes its place if it was set aside.
inline constexpr Card start_card = card_of(Suit::blue, 5);
inline constexpr Card next_start_card = card_of(Suit::blue, 6);

inline constexpr int rounds = 3;  ///< unless the players agreed on a limit of losses
inline constexpr int lowest_limit = 50;
inline constexpr int highest_limit = 500;
inline constexpr int limit_step = 10;
inline constexpr int standard_limit = 200;

// --- game info ------------------------------------------------------------------------------------------------------

/// The players' agreement on what to show of cards already played. Values of the option `table`.
enum class Sight : std::uint8_t {
  every_trick,  ///< all tricks of the round
  last_trick,   ///< only the last complete trick
  voids,        ///< every trick, and the suits that each seat is known to lack
};
inline constexpr int sights = 3;

/// Indices into GameInfo::options and Setup::options.
enum class Option : std::uint8_t { end, limit, table };
inline constexpr std::array<OptionSpec, 3> options{{
    {"end", 0, 1, 1, 0},
    {.name = "limit",
     .lowest = lowest_limit,
     .highest = highest_limit,
     .step = limit_step,
     .standard = standard_limit,
     .depends_on = static_cast<int>(Option::end),
     .depends_on_value = 1},
    {.name = "table",
     .lowest = 0,
     .highest = sights - 1,
     .step = 1,
     .standard = static_cast<int>(Sight::last_trick)},  // won cards are turned over and thrown away
}};

/// The lines of a score, in this order. They are losses, so none is above 0 and the total nearest to 0 wins.
enum class Source : std::uint8_t { treasures, haratama };
inline constexpr std::array<std::string_view, 2> score_sources{"treasures", "haratama"};

inline constexpr GameInfo info{
    .id = "haratama",
    .number = 2,
    .rules_version = 1,
    .min_seats = min_players,
    .max_seats = max_players,
    .options = options,
    .score_sources = score_sources,
};

// --- checks ---------------------------------------------------------------------------------------------------------

static_assert(cards_aside(3) == 1 && cards_aside(4) == 0);
static_assert(descents(3) <= ranks(3) && descents(4) <= ranks(4), "every descent card names a rank that is in play");
static_assert(treasures_in_deck == 12);
static_assert(2 * haratama_from(3) > treasures_in_deck && 2 * haratama_from(4) > treasures_in_deck,
              "only one player can achieve haratama");
static_assert(ranks(max_players) <= 16, "a suit fits into its lane");

}  // namespace kairo::haratama
