#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/game_info.h"

/// Every number and card of The Wicked Labyrinth. To put the printed cards in, a publisher changes this file alone; the
/// checks at its end verify the counts.
namespace kairo::wicked {

/// Soul colours, in the order used wherever they are listed.
enum class Colour : std::uint8_t { red, green, blue, yellow };
inline constexpr int colours = 4;

/// Ranks of soul tokens on a personal board.
enum class Rank : std::uint8_t { low, middle, high };
inline constexpr int ranks = 3;

/// Indices into arrays by colour and by rank.
constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr int index(Rank rank) { return static_cast<int>(rank); }

/// The gains of one half of a corridor card. The first four are the colours, in their order.
enum class Half : std::uint8_t { red, green, blue, yellow, white, promotion, colour_change };

constexpr bool is_soul(Half half) { return half <= Half::white; }
constexpr bool is_coloured(Half half) { return half < Half::white; }
constexpr Half half_of(Colour colour) { return static_cast<Half>(colour); }
/// Requires `is_coloured(half)`.
constexpr Colour colour_of(Half half) { return static_cast<Colour>(half); }

struct Corridor {
  Half upper;
  Half lower;
  friend bool operator==(const Corridor&, const Corridor&) = default;
};

/// The colours of the two high tokens that a great oracle demands.
struct GreatOracle {
  Colour first;
  Colour second;
};

enum class SmallReward : std::uint8_t { promotion, tokens };

/// `demands` counts tokens by rank and colour. `gives` counts the low tokens of the reward by colour; it is all zero
/// when the reward is a promotion.
struct SmallOracle {
  std::array<std::array<std::uint8_t, colours>, ranks> demands;
  SmallReward reward;
  std::array<std::uint8_t, colours> gives;
};

// --- numbers --------------------------------------------------------------------------------------------------------

inline constexpr int rounds = 4;
inline constexpr int min_players = 3;
inline constexpr int max_players = 5;
/// Indexed by players − min_players.
inline constexpr std::array<int, 3> pieces_by_players{6, 7, 8};
inline constexpr std::array<int, 3> corridors_by_players{4, 5, 6};

constexpr int pieces_each(int players) { return pieces_by_players[static_cast<std::size_t>(players - min_players)]; }
constexpr int corridors_per_round(int players) {
  return corridors_by_players[static_cast<std::size_t>(players - min_players)];
}
constexpr int corridors_in_game(int players) { return rounds * corridors_per_round(players); }

/// How many tokens a personal board holds, by rank.
inline constexpr std::array<int, ranks> room{6, 5, 4};
inline constexpr int oracles_each = 2;  ///< per player: this many great oracles and this many small ones

/// Points for one token, by rank.
inline constexpr std::array<int, ranks> token_points{1, 2, 5};
inline constexpr int great_points = 5;
inline constexpr int small_points = 2;
inline constexpr int relief_per_great = 2;  ///< impurity that each achieved great oracle removes at the end

// --- cards ----------------------------------------------------------------------------------------------------------

namespace tables {

constexpr std::array<Corridor, 24> corridors() {
  std::array<Corridor, 24> cards{};
  std::size_t n = 0;
  for (int upper = 0; upper < colours; ++upper)
    for (int lower = 0; lower < colours; ++lower)
      if (upper != lower) cards[n++] = {static_cast<Half>(upper), static_cast<Half>(lower)};
  for (const Half upper : {Half::white, Half::promotion, Half::colour_change})
    for (int lower = 0; lower < colours; ++lower) cards[n++] = {upper, static_cast<Half>(lower)};
  return cards;
}

inline constexpr std::array<std::array<Colour, 2>, 6> pairs{{
    {Colour::red, Colour::green},
    {Colour::red, Colour::blue},
    {Colour::red, Colour::yellow},
    {Colour::green, Colour::blue},
    {Colour::green, Colour::yellow},
    {Colour::blue, Colour::yellow},
}};

constexpr std::array<GreatOracle, 12> great_oracles() {
  std::array<GreatOracle, 12> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = {pairs[i / 2][0], pairs[i / 2][1]};
  return cards;
}

constexpr bool pair_contains(std::array<Colour, 2> pair, int colour) {
  return static_cast<int>(pair[0]) == colour || static_cast<int>(pair[1]) == colour;
}

/// For a pair of colours X Y and the other two Z W: cards 0–5 demand middle X, middle Y, low Z, low W and give a
/// promotion; cards 6–11 demand two low X and two low Y and give two low Z and two low W.
constexpr std::array<SmallOracle, 12> small_oracles() {
  std::array<SmallOracle, 12> cards{};
  for (std::size_t p = 0; p < pairs.size(); ++p) {
    SmallOracle promoting{{}, SmallReward::promotion, {}};
    SmallOracle token_giving{{}, SmallReward::tokens, {}};
    for (int c = 0; c < colours; ++c) {
      const auto i = static_cast<std::size_t>(c);
      const bool x_or_y = pair_contains(pairs[p], c);
      promoting.demands[static_cast<std::size_t>(x_or_y ? Rank::middle : Rank::low)][i] = 1;
      if (x_or_y)
        token_giving.demands[static_cast<std::size_t>(Rank::low)][i] = 2;
      else
        token_giving.gives[i] = 2;
    }
    cards[p] = promoting;
    cards[p + pairs.size()] = token_giving;
  }
  return cards;
}

}  // namespace tables

inline constexpr auto corridors = tables::corridors();
inline constexpr auto great_oracles = tables::great_oracles();
inline constexpr auto small_oracles = tables::small_oracles();

// --- game info ------------------------------------------------------------------------------------------------------

/// The lines of a score, in this order; impurity counts against the player.
enum class Source : std::uint8_t { low, middle, high, great, small, impurity };
inline constexpr std::array<std::string_view, 6> score_sources{"low", "middle", "high", "great", "small", "impurity"};

inline constexpr GameInfo info{
    .id = "wicked",
    .number = 1,
    .rules_version = 1,
    .min_seats = min_players,
    .max_seats = max_players,
    .options = {},
    .score_sources = score_sources,
};

// --- checks ---------------------------------------------------------------------------------------------------------

namespace checks {

constexpr int count_lower(Half half) {
  int n = 0;
  for (const Corridor& card : corridors) n += card.lower == half ? 1 : 0;
  return n;
}
constexpr int count_upper(Half half) {
  int n = 0;
  for (const Corridor& card : corridors) n += card.upper == half ? 1 : 0;
  return n;
}
constexpr bool every_lower_half_is_a_soul() {
  for (const Corridor& card : corridors)
    if (!is_soul(card.lower)) return false;
  return true;
}
constexpr bool colours_are_balanced() {
  for (int c = 0; c < colours; ++c)
    if (count_lower(static_cast<Half>(c)) != 6 || count_upper(static_cast<Half>(c)) != 3) return false;
  return true;
}

static_assert(every_lower_half_is_a_soul(), "soul's signs give tokens of the lower half's colour");
static_assert(colours_are_balanced());
static_assert(count_upper(Half::white) == 4 && count_upper(Half::promotion) == 4 &&
              count_upper(Half::colour_change) == 4);
static_assert(corridors_in_game(max_players) == static_cast<int>(corridors.size()));
static_assert(great_oracles.size() >= oracles_each * max_players && small_oracles.size() >= oracles_each * max_players);

}  // namespace checks

}  // namespace kairo::wicked
