#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace kairo {

/// One option that a table agrees on before the deal. Its text keys are `<game>.option.<name>` and, if its values have
/// names, `<game>.option.<name>.<value>`.
struct OptionSpec {
  std::string_view name;  ///< as typed on the command line: name=value
  int lowest;
  int highest;
  int step;              ///< values are lowest, lowest + step, … highest
  int standard;          ///< the default value
  int fewest_seats = 1;  ///< with fewer it has no effect and is not offered
  /// This option has an effect only while the option with this index has this value. −1: it always has.
  int depends_on = -1;
  int depends_on_value = 0;
  int most_seats = 99;  ///< with more it has no effect and is not offered

  [[nodiscard]] constexpr int choices() const { return (highest - lowest) / step + 1; }
  [[nodiscard]] constexpr bool allows(int value) const {
    return value >= lowest && value <= highest && (value - lowest) % step == 0;
  }
};

/// Everything about a game that does not depend on a deal.
struct GameInfo {
  std::string_view id;         ///< used in links and on the command line
  std::uint8_t number;         ///< in link codes; never reused
  std::uint8_t rules_version;  ///< raised when an old match would play differently
  int min_seats;
  int max_seats;
  std::span<const OptionSpec> options;
  std::span<const std::string_view> score_sources;  ///< the names in text keys `<id>.score.<name>`
  /// The totals that a lone player must reach for each rank, ascending; empty if a lone player wins or loses instead.
  /// The rank is the number of totals reached; text keys `<id>.rank.<rank>`.
  std::span<const int> solo_ranks = {};
};

inline constexpr int max_options = 6;

}  // namespace kairo
