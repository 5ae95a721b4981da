#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/game_info.h"

/// Every number and card of Haratama. A publisher who wants other cards or scores in changes this file alone; the
/// checks at its end hold the counts.
namespace kairo::haratama {

/// Suits, in the order in which they are listed everywhere. Blue is the day: it is not led before the break.
enum class Suit : std::uint8_t { red, blue, purple, green };
inline constexpr int suits = 4;
inline constexpr std::array<Suit, suits> all_suits{Suit::red, Suit::blue, Suit::purple, Suit::green};

/// A play card: suit × 16 + rank − 1, so that ascending is the order in which cards are listed.
using Card = std::uint8_t;
inline constexpr Card no_card = 0xff;

constexpr Card card_of(Suit suit, int rank) { return static_cast<Card>(static_cast<int>(suit) * 16 + rank - 1); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card >> 4); }
constexpr int rank_of(Card card) { return (card & 15) + 1; }

// --- the table's numbers ------------------------------------------------------------------------------------------

inline constexpr int min_players = 3;
inline constexpr int max_players = 4;

/// By players − min_players.
template <class T>
using ByPlayers = std::array<T, max_players - min_players + 1>;
inline constexpr ByPlayers<int> ranks_by_players{10, 13};    ///< ranks of each suit, from 1
inline constexpr ByPlayers<int> descents_by_players{8, 10};  ///< descent cards, one of each rank from 1
inline constexpr ByPlayers<int> haratama_by_players{9, 8};   ///< treasures that achieve haratama

constexpr int ranks(int players) { return ranks_by_players[static_cast<std::size_t>(players - min_players)]; }
constexpr int descents(int players) { return descents_by_players[static_cast<std::size_t>(players - min_players)]; }
constexpr int haratama_from(int players) {
  return haratama_by_players[static_cast<std::size_t>(players - min_players)];
}

inline constexpr int hand_size = 13;
inline constexpr int passed_cards = 2;
inline constexpr int shown_descents = 3;
inline constexpr int treasures_in_deck = shown_descents * suits;
inline constexpr int loss_a_treasure = 10;
inline constexpr int fox_up_to = 6;  ///< a passed card of this rank or lower makes the fox

/// Cards that belong to nobody: 1 with 3 players, none with 4.
constexpr int cards_aside(int players) { return suits * ranks(players) - hand_size * players; }

/// Who holds it after the pass leads first; the second one when the first was set aside.
inline constexpr Card start_card = card_of(Suit::blue, 5);
inline constexpr Card next_start_card = card_of(Suit::blue, 6);

inline constexpr int rounds = 3;  ///< unless a limit of losses is agreed on
inline constexpr int lowest_limit = 50;
inline constexpr int highest_limit = 500;
inline constexpr int limit_step = 10;
inline constexpr int standard_limit = 200;

// --- what is known without dealing --------------------------------------------------------------------------------

/// What the table has agreed on about cards that have been played. Values of the option `table`.
enum class Sight : std::uint8_t {
  every_trick,  ///< all tricks of the round may be looked at
  last_trick,   ///< past tricks hidden: only the last one stays in sight
  voids,        ///< every trick, and suits that a seat cannot hold are marked
};
inline constexpr int sights = 3;

/// Places in GameInfo::options and Setup::options. `limit` counts only when `end` is 1.
enum class Option : std::uint8_t { end, limit, table };
inline constexpr std::array<OptionSpec, 3> options{{
    {"end", 0, 1, 1, 0},
    {"limit", lowest_limit, highest_limit, limit_step, standard_limit},
    {"table", 0, sights - 1, 1, 0},
}};

/// Lines of a score, in this order: points lost, so none is above 0 and the total nearest to 0 wins.
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

// --- checks -------------------------------------------------------------------------------------------------------

static_assert(cards_aside(3) == 1 && cards_aside(4) == 0);
static_assert(descents(3) <= ranks(3) && descents(4) <= ranks(4), "every descent names a rank that is in play");
static_assert(treasures_in_deck == 12);
static_assert(2 * haratama_from(3) > treasures_in_deck && 2 * haratama_from(4) > treasures_in_deck,
              "only one player can achieve haratama");
static_assert(ranks(max_players) <= 16, "a suit fits its lane");

}  // namespace kairo::haratama
