#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/core/range_coder.h"

namespace kairo {

class Match;

/// 29 bits that depend on all symbols, their counts and their order.
class CheckSum {
 public:
  static constexpr std::uint32_t high_count = 1U << 15;
  static constexpr std::uint32_t low_count = 1U << 14;

  void add(std::uint32_t value, std::uint32_t count) {
    state_ = (state_ ^ (std::uint64_t{count} << 32 | value)) * 0x9e3779b97f4a7c15U;
    state_ ^= state_ >> 32;
  }
  [[nodiscard]] std::uint32_t high() const { return static_cast<std::uint32_t>(state_ >> 14) % high_count; }
  [[nodiscard]] std::uint32_t low() const { return static_cast<std::uint32_t>(state_) % low_count; }
  /// The number of letters; `letter` has as many bits of the check sum as one letter has.
  static constexpr std::uint32_t letter_count = 1U << digit_bits;
  [[nodiscard]] std::uint32_t letter() const { return high() % letter_count; }

 private:
  std::uint64_t state_ = 0x6b6169726f;
};

/// Encodes the symbols of a code and adds them to its check sum.
class SymbolWriter {
 public:
  SymbolWriter() = default;
  /// For symbols that make sense only together with others, whose check sum this is.
  explicit SymbolWriter(CheckSum others) : sum_(others) {}

  void put(std::uint32_t value, std::uint32_t count) {
    sum_.add(value, count);
    coder_.put(value, count);
  }
  void put_check_sum() {
    coder_.put(sum_.high(), CheckSum::high_count);
    coder_.put(sum_.low(), CheckSum::low_count);
  }
  void put_check_letter() { coder_.put(sum_.letter(), CheckSum::letter_count); }
  [[nodiscard]] const RangeEncoder& coder() const { return coder_; }
  [[nodiscard]] const CheckSum& check_sum() const { return sum_; }

 private:
  RangeEncoder coder_;
  CheckSum sum_;
};

/// Decodes the symbols of a code and adds them to its check sum.
class SymbolReader {
 public:
  explicit SymbolReader(std::span<const Digit> digits, CheckSum others = {}) : coder_(digits), sum_(others) {}

  /// None when the digits do not determine the symbol.
  std::optional<std::uint32_t> get(std::uint32_t count) {
    const std::optional<std::uint32_t> value = coder_.get(count);
    if (value) sum_.add(*value, count);
    return value;
  }
  bool check_sum_agrees() {
    return coder_.get(CheckSum::high_count) == sum_.high() && coder_.get(CheckSum::low_count) == sum_.low();
  }
  bool check_letter_agrees() { return coder_.get(CheckSum::letter_count) == sum_.letter(); }

 private:
  RangeDecoder coder_;
  CheckSum sum_;
};

/// The check sum of all symbols of the match's code (code.h); none if the match has no code.
std::optional<CheckSum> check_sum_of(const Match& match);

/// The symbols as letters (core/letters.h) that do not end with `-` or `_`, which some messengers cut off a link.
std::string letters_with_safe_end(const RangeEncoder& coder);

}  // namespace kairo
