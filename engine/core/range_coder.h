#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Packs symbols, each one of a known count, into base-64 digits. A symbol costs log2 of its count in bits.
///
/// A range coder (Martin, 1979) over 36 bits, which are six digits: a sequence of symbols is an interval of numbers,
/// and each symbol narrows it to one of `count` equal parts. The remainder of that division is lost: less than a
/// thousandth of a bit per symbol for counts up to 2^16.
namespace kairo {

/// A number 0 … 63.
using Digit = std::uint8_t;
inline constexpr int digit_bits = 6;

/// The largest `count` of a symbol.
inline constexpr std::uint32_t max_symbol_count = 1U << 20;

class RangeEncoder {
 public:
  /// `value` < `count`, 1 ≤ `count` ≤ max_symbol_count. A count of 1 costs nothing.
  void put(std::uint32_t value, std::uint32_t count);

  /// The digits of the symbols so far, with the `choice`-th possible ending of `tail` digits. The same symbols are read
  /// back whatever digits follow an ending. None when there is no such ending; a `tail` of 2 always has the choices 0 …
  /// 62.
  [[nodiscard]] std::optional<std::vector<Digit>> digits(int tail, std::uint32_t choice) const;

 private:
  std::vector<Digit> out_;
  std::uint64_t low_ = 0;
  std::uint64_t range_ = std::uint64_t{1} << 36;
};

/// Reads symbols back as long as the digits determine them, that is, while every continuation of the digits decodes to
/// the same symbol. A truncated stream therefore never yields a wrong symbol; it only ends early.
class RangeDecoder {
 public:
  /// The digits must outlive the decoder.
  explicit RangeDecoder(std::span<const Digit> digits);

  /// The next symbol, one of `count`. None when the digits do not determine it; the decoder must not be used after
  /// that.
  std::optional<std::uint32_t> get(std::uint32_t count);

 private:
  void shift_in();

  std::span<const Digit> digits_;
  std::size_t next_ = 0;
  std::uint64_t lowest_ = 0;   ///< the number's place in the interval if all missing digits are 0, and
  std::uint64_t highest_ = 0;  ///< if all of them are 63
  std::uint64_t range_ = std::uint64_t{1} << 36;
};

}  // namespace kairo
