#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace kairo {

inline constexpr int max_score_sources = 10;

/// The result of one seat. `by_source[i]` belongs to GameInfo::score_sources[i]; together they add up to `total`.
struct SeatScore {
  std::int16_t total = 0;
  std::uint8_t place = 1;  ///< 1 is the winner; seats that share a place have the same number
  /// The rule that put this seat behind the next better one: 0 for the total, 1, 2, … for the game's tie-breaking
  /// rules.
  std::uint8_t tie_break = 0;
  std::array<std::int16_t, max_score_sources> by_source{};

  friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

/// The outcome for a lone player against the game itself.
enum class SoloResult : std::uint8_t {
  unjudged,  ///< several players, or the rules have no winning condition for one: only the score counts
  lost,
  drawn,
  won,
};
/// Their names on the command line and in text keys `<game>.alone.<name>`.
inline constexpr std::array<std::string_view, 4> solo_result_names{"", "lost", "drawn", "won"};

struct Score {
  int seats = 0;
  BySeat<SeatScore> of{};
  SoloResult alone = SoloResult::unjudged;
  /// Bit set of the sources that can count in this match. The others are always 0 and not shown.
  std::uint16_t sources = (1U << max_score_sources) - 1;

  [[nodiscard]] constexpr bool shows(std::size_t source) const { return ((sources >> source) & 1U) != 0; }
  friend bool operator==(const Score&, const Score&) = default;
};

}  // namespace kairo
