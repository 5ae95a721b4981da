#pragma once

#include <array>
#include <cstdint>

#include "engine/games/wicked/view.h"

/// How likely a bid is to come out where, if everybody else spreads their pieces over the round by chance.
namespace kairo::wicked::bot {

/// Chances are counted in 4096ths: whole numbers, the same on every machine.
inline constexpr std::int64_t certain = 1 << 12;

/// Largest number of pieces that anybody has, and none.
inline constexpr std::size_t bids = pieces_by_players.back() + 1;

struct Odds {
  std::array<std::int64_t, bids> first{};   ///< by my search pieces
  std::array<std::int64_t, bids> second{};  ///< the same
  [[nodiscard]] std::int64_t ranked(std::size_t pieces) const { return first[pieces] + second[pieces]; }
};

/// For one corridor, with `corridors_left` of the round including this one.
Odds odds_of(const View& view, int corridors_left);

}  // namespace kairo::wicked::bot
