#include "engine/core/range_coder.h"

#include <cassert>

namespace kairo {

namespace {

constexpr int window_bits = 36;
constexpr std::uint64_t window = std::uint64_t{1} << window_bits;
/// Below this the first digit is final except for a carry: it is written, and the range widened.
constexpr std::uint64_t narrowest = window >> digit_bits;
constexpr Digit highest_digit = (1U << digit_bits) - 1;

/// Adds one to the number that the digits represent.
void carry_into(std::vector<Digit>& digits) {
  for (std::size_t i = digits.size(); i-- > 0;) {
    digits[i] = static_cast<Digit>((digits[i] + 1) & highest_digit);
    if (digits[i] != 0) return;
  }
}

}  // namespace

void RangeEncoder::put(std::uint32_t value, std::uint32_t count) {
  assert(count >= 1 && count <= max_symbol_count && value < count);
  range_ /= count;
  low_ += range_ * value;
  if (low_ >= window) {
    carry_into(out_);
    low_ -= window;
  }
  while (range_ < narrowest) {
    out_.push_back(static_cast<Digit>(low_ >> (window_bits - digit_bits)));
    low_ = (low_ << digit_bits) & (window - 1);
    range_ <<= digit_bits;
  }
}

std::optional<std::vector<Digit>> RangeEncoder::digits(int tail, std::uint32_t choice) const {
  const std::uint64_t step = window >> (digit_bits * tail);
  const std::uint64_t first = (low_ + step - 1) / step * step;
  const std::uint64_t number = first + choice * step;
  if (number + step > low_ + range_) return std::nullopt;
  std::vector<Digit> all = out_;
  if (number >= window) carry_into(all);
  for (int i = 1; i <= tail; ++i)
    all.push_back(static_cast<Digit>((number >> (window_bits - i * digit_bits)) & highest_digit));
  return all;
}

RangeDecoder::RangeDecoder(std::span<const Digit> digits) : digits_(digits) {
  for (int i = 0; i < window_bits / digit_bits; ++i) shift_in();
}

void RangeDecoder::shift_in() {
  const bool known = next_ < digits_.size();
  lowest_ = lowest_ << digit_bits | (known ? digits_[next_] : Digit{0});
  highest_ = highest_ << digit_bits | (known ? digits_[next_] : highest_digit);
  ++next_;
}

std::optional<std::uint32_t> RangeDecoder::get(std::uint32_t count) {
  assert(count >= 1 && count <= max_symbol_count);
  range_ /= count;
  const std::uint64_t value = lowest_ / range_;
  if (value >= count || value != highest_ / range_) return std::nullopt;
  lowest_ -= value * range_;
  highest_ -= value * range_;
  while (range_ < narrowest) {
    shift_in();
    range_ <<= digit_bits;
  }
  return static_cast<std::uint32_t>(value);
}

}  // namespace kairo
