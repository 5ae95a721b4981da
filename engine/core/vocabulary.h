#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace kairo {

/// The ASCII words of an enumeration, by its numbers.
template <std::size_t N>
using Words = std::array<std::string_view, N>;

/// The word of a value; `?` for bits that are none.
template <std::size_t N, class Value>
constexpr std::string_view word(const Words<N>& words, Value value) {
  const auto i = static_cast<std::size_t>(value);
  return i < N ? words[i] : "?";
}

/// The value of a word; −1 when it is none of these.
template <std::size_t N>
constexpr int value(const Words<N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<int>(i);
  return -1;
}

}  // namespace kairo
