#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace kairo {

/// The whole text as a number of digits alone; none if it is not one or does not fit.
std::optional<std::uint64_t> read_digits(std::string_view text);

/// The whole text as a number; none if it is not one or does not fit.
template <std::integral Number>
std::optional<Number> read_number(std::string_view text) {
  const bool negative = std::signed_integral<Number> && text.starts_with('-');
  const auto digits = read_digits(text.substr(negative ? 1 : 0));
  const auto most = static_cast<std::uint64_t>(std::numeric_limits<Number>::max()) + (negative ? 1 : 0);
  if (!digits || *digits > most) return std::nullopt;
  return static_cast<Number>(negative ? 0 - *digits : *digits);
}

}  // namespace kairo
