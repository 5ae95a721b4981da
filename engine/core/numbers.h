#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace kairo {

/// The whole text as a number; none if it is not one or does not fit.
template <std::integral Number>
std::optional<Number> read_number(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace kairo
