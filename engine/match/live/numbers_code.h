#pragma once

#include <bit>

#include "engine/match/symbols.h"

namespace kairo::live {

/// The bit lengths of numbers are 0 … 20.
inline constexpr std::uint32_t number_lengths = 21;

/// A number as its bit length, then its bits below the leading one.
inline void put_number(SymbolWriter& out, std::size_t number) {
  const auto length = static_cast<std::uint32_t>(std::bit_width(number));
  const std::uint32_t values = length < 2 ? 1 : 1U << (length - 1);
  out.put(length, number_lengths);
  out.put(static_cast<std::uint32_t>(number) % values, values);
}

/// Reads symbols until one is not determined; from then on each is 0, and `failed`.
class Symbols {
 public:
  explicit Symbols(SymbolReader& in) : in_(in) {}

  std::uint32_t get(std::uint32_t count) {
    const auto value = failed_ ? std::nullopt : in_.get(count);
    failed_ = !value;
    return value.value_or(0);
  }
  std::size_t number() {
    const std::uint32_t length = get(number_lengths);
    const std::uint32_t values = length < 2 ? 1 : 1U << (length - 1);
    const std::uint32_t below = get(values);
    return length == 0 ? 0 : values + below;
  }
  [[nodiscard]] bool failed() const { return failed_; }
  bool ends_here() { return !failed_ && in_.check_sum_agrees(); }

 private:
  SymbolReader& in_;
  bool failed_ = false;
};

}  // namespace kairo::live
