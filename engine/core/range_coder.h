#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Packs choices of known width into base-64 digits, each in as few bits as log2 of its width needs.
///
/// A range coder (Martin, 1979) over 36 bits, six digits: a sequence of symbols is an interval of numbers, each symbol
/// narrows it to one of `count` equal parts. What the division leaves over is lost, under a thousandth of a bit a
/// symbol for counts up to 2^16.
namespace kairo {

/// A number 0 … 63.
using Digit = std::uint8_t;
inline constexpr int digit_bits = 6;

/// The largest `count` of a symbol.
inline constexpr std::uint32_t max_symbols = 1U << 20;

class RangeEncoder {
 public:
  /// `value` < `count`, 1 ≤ `count` ≤ max_symbols. A count of 1 costs nothing.
  void put(std::uint32_t value, std::uint32_t count);

  /// What the symbols so far come to, with the `choice`-th ending of `tail` digits. Every ending is such that whatever
  /// digits follow it, the same symbols are read back. None when there is no such ending; a `tail` of 2 always has
  /// the choices 0 … 62.
  [[nodiscard]] std::optional<std::vector<Digit>> digits(int tail, std::uint32_t choice) const;

 private:
  std::vector<Digit> out_;
  std::uint64_t low_ = 0;
  std::uint64_t range_ = std::uint64_t{1} << 36;
};

/// Reads symbols back as long as the digits settle them: a symbol is known when every continuation of the digits
/// decodes to it. So a cut or damaged tail never yields a wrong symbol, only an end.
class RangeDecoder {
 public:
  /// The digits must outlive the decoder.
  explicit RangeDecoder(std::span<const Digit> digits);

  /// The next symbol of `count`, or none when the digits do not settle it; then the decoder is of no further use.
  std::optional<std::uint32_t> get(std::uint32_t count);

 private:
  void shift_in();

  std::span<const Digit> digits_;
  std::size_t next_ = 0;
  std::uint64_t lowest_ = 0;   ///< where the number lies in the interval if all missing digits are 0, and
  std::uint64_t highest_ = 0;  ///< if all of them are 63
  std::uint64_t range_ = std::uint64_t{1} << 36;
};

}  // namespace kairo
