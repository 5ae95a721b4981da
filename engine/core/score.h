#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace kairo {

inline constexpr int max_score_sources = 10;

/// One seat's result. `by_source[i]` belongs to GameInfo::score_sources[i]; they add up to `total`.
struct SeatScore {
  std::int16_t total = 0;
  std::uint8_t place = 1;  ///< 1 is the winner; seats that share a place have the same number
  std::uint8_t tie_break =
      0;  ///< which rule put this seat behind the next better one: 0 the total, else the game's 1, 2, …
  std::array<std::int16_t, max_score_sources> by_source{};

  friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

/// What became of somebody who played alone against the game itself.
enum class Alone : std::uint8_t {
  unjudged,  ///< not alone, or the rules know no winning alone: the score must do
  lost,
  drawn,
  won,
};
/// As the command line prints them and text keys `<game>.alone.<name>` end.
inline constexpr std::array<std::string_view, 4> alone_names{"", "lost", "drawn", "won"};

struct Score {
  int seats = 0;
  BySeat<SeatScore> of{};
  Alone alone = Alone::unjudged;

  friend bool operator==(const Score&, const Score&) = default;
};

}  // namespace kairo
