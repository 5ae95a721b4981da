#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace kairo {

/// The ASCII names of an enumeration's values, in their order.
template <std::size_t N>
using Words = std::array<std::string_view, N>;

/// The name of a value; `?` if it is out of range.
template <std::size_t N, class Value>
constexpr std::string_view word(const Words<N>& words, Value value) {
  const auto i = static_cast<std::size_t>(value);
  return i < N ? words[i] : "?";
}

/// The value with this name; −1 when there is none.
template <std::size_t N>
constexpr int value(const Words<N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<int>(i);
  return -1;
}

}  // namespace kairo
