#pragma once

#include <array>
#include <cstdint>

#include "engine/games/wicked/state.h"

/// The probabilities of being ranked 1st or 2nd, if all others spread their pieces over the round at random.
namespace kairo::wicked::bot {

/// Probabilities are integers in 4096ths, so they are the same on every machine.
inline constexpr std::int64_t certain = 1 << 12;

/// How many different numbers of pieces can be bid, 0 included.
inline constexpr std::size_t bids = pieces_by_players.back() + 1;

struct Odds {
  std::array<std::int64_t, bids> first{};   ///< indexed by the number of search pieces I bid
  std::array<std::int64_t, bids> second{};  ///< likewise
  [[nodiscard]] std::int64_t ranked(std::size_t pieces) const { return first[pieces] + second[pieces]; }
};

/// The chances of `me` at one corridor, if `corridors_left` corridors of the round are left, this one included.
Odds odds_of(const BySeat<Board>& boards, int players, Seat me, int corridors_left);

}  // namespace kairo::wicked::bot
