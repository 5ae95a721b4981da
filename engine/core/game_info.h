#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace kairo {

/// One thing that a table may agree on before the deal. Its text keys are `<game>.option.<name>` and, where values
/// have names, `<game>.option.<name>.<value>`.
struct OptionSpec {
  std::string_view name;  ///< as typed after `new`: name=value
  int lowest;
  int highest;
  int step;      ///< values are lowest, lowest + step, … highest
  int standard;  ///< what is set when nobody chooses

  [[nodiscard]] constexpr int choices() const { return (highest - lowest) / step + 1; }
  [[nodiscard]] constexpr bool allows(int value) const {
    return value >= lowest && value <= highest && (value - lowest) % step == 0;
  }
};

/// What is known of a game without dealing it.
struct GameInfo {
  std::string_view id;         ///< as in links and on the command line
  std::uint8_t number;         ///< in link codes; never reused
  std::uint8_t rules_version;  ///< raised when an old match would play differently
  int min_seats;
  int max_seats;
  std::span<const OptionSpec> options;
  std::span<const std::string_view> score_sources;  ///< names of the lines of a score; text keys `<id>.score.<name>`
  /// Totals at which a lone player's next rank begins, upward; empty: a lone player wins or loses. The rank is the
  /// number of these that the total reaches; text keys `<id>.rank.<rank>`.
  std::span<const int> solo_ranks = {};
};

inline constexpr int max_options = 6;

}  // namespace kairo
