#include "engine/core/letters.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kairo {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
static_assert(alphabet.size() == std::size_t{1} << digit_bits);

/// Powers of x modulo x^6 + x + 1 over GF(2); x generates all 63 nonzero elements of the field.
constexpr std::size_t order = 63;
constexpr std::array<Digit, order> powers = [] {
  std::array<Digit, order> table{};
  unsigned element = 1;
  for (Digit& power : table) {
    power = static_cast<Digit>(element);
    element <<= 1;
    if (element > order) element ^= 0b1000011;
  }
  return table;
}();
constexpr std::array<std::uint8_t, order + 1> logarithms = [] {
  std::array<std::uint8_t, order + 1> table{};
  for (std::size_t i = 0; i < order; ++i) table[powers[i]] = static_cast<std::uint8_t>(i);
  return table;
}();
static_assert(logarithms[1] == 0 && logarithms[order] != 0, "each nonzero element is a power");

/// The weighted sum of the letters so far.
class RunningCheck {
 public:
  void letter(Digit digit) {
    if (digit != 0) sum_ ^= powers[(logarithms[digit] + place_) % order];
    ++place_;
  }
  /// The check letter that belongs at this place; moves on to the next place.
  Digit check() {
    const std::size_t back = order - place_ % order;
    ++place_;
    return sum_ == 0 ? Digit{0} : powers[(logarithms[sum_] + back) % order];
  }

 private:
  Digit sum_ = 1;  // not 0, or a text of nothing but A would be intact
  std::size_t place_ = 0;
};

}  // namespace

std::string to_letters(std::span<const Digit> digits) {
  std::string text;
  RunningCheck check;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    text += alphabet[digits[i]];
    check.letter(digits[i]);
    if ((i + 1) % letters_per_block == 0 || i + 1 == digits.size()) text += alphabet[check.check()];
  }
  return text;
}

std::optional<Digit> digit_of(char letter) {
  if (letter >= 'A' && letter <= 'Z') return static_cast<Digit>(letter - 'A');
  if (letter >= 'a' && letter <= 'z') return static_cast<Digit>(letter - 'a' + 26);
  if (letter >= '0' && letter <= '9') return static_cast<Digit>(letter - '0' + 52);
  if (letter == '-') return Digit{62};
  if (letter == '_') return Digit{63};
  return std::nullopt;
}

std::optional<ReadLetters> from_letters(std::string_view text) {
  std::vector<Digit> letters;
  for (const char c : text) {
    const auto digit = digit_of(c);
    if (!digit) return std::nullopt;
    letters.push_back(*digit);
  }

  ReadLetters read;
  RunningCheck check;
  for (std::size_t begin = 0; begin < letters.size(); begin += letters_per_block + 1) {
    const std::size_t last = std::min(begin + letters_per_block, letters.size() - 1);
    for (std::size_t i = begin; i < last; ++i) check.letter(letters[i]);
    if (last == begin || check.check() != letters[last]) return read;
    for (std::size_t i = begin; i < last; ++i) read.digits.push_back(letters[i]);
    read.good = last + 1;
  }
  read.intact = true;
  return read;
}

std::vector<Digit> digits_at_front(const ReadLetters& read, std::string_view letters) {
  std::vector<Digit> digits = read.digits;
  for (const char letter : letters.substr(read.good, letters_per_block))
    if (const auto digit = digit_of(letter)) digits.push_back(*digit);
  return digits;
}

}  // namespace kairo
