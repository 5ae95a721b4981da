#include "engine/core/letters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "engine/core/rng.h"

namespace kairo {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::vector<Digit> random_digits(std::uint64_t seed, std::size_t length) {
  Rng rng(seed);
  std::vector<Digit> digits;
  for (std::size_t i = 0; i < length; ++i) digits.push_back(static_cast<Digit>(rng.below(64)));
  return digits;
}

/// Expects the digits of every block before the one at `place`, and no others.
void expect_only_blocks_before(const std::vector<Digit>& digits, const std::string& text, std::size_t place) {
  const auto read = from_letters(text);
  ASSERT_TRUE(read.has_value());
  EXPECT_FALSE(read->intact) << text;
  EXPECT_EQ(read->digits.size(), place / (letters_per_block + 1) * letters_per_block);
  EXPECT_TRUE(std::equal(read->digits.begin(), read->digits.end(), digits.begin()));
}

TEST(Letters, ReadBack) {
  for (std::size_t length = 0; length < 100; ++length) {
    const auto digits = random_digits(length, length);
    const auto read = from_letters(to_letters(digits));
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(read->intact);
    EXPECT_EQ(read->digits, digits);
  }
}

TEST(Letters, OneCheckLetterPerBlock) {
  EXPECT_EQ(to_letters(random_digits(1, 0)).size(), 0U);
  EXPECT_EQ(to_letters(random_digits(1, 1)).size(), 2U);
  EXPECT_EQ(to_letters(random_digits(1, letters_per_block)).size(), letters_per_block + 1);
  EXPECT_EQ(to_letters(random_digits(1, letters_per_block + 1)).size(), letters_per_block + 3);
}

TEST(Letters, DetectsEverySingleWrongLetterInItsBlock) {
  for (const std::size_t length : {1U, 15U, 16U, 40U, 70U, 140U}) {
    const auto digits = random_digits(length, length);
    const std::string text = to_letters(digits);
    for (std::size_t place = 0; place < text.size(); ++place)
      for (const char wrong : alphabet) {
        if (wrong == text[place]) continue;
        std::string damaged = text;
        damaged[place] = wrong;
        expect_only_blocks_before(digits, damaged, place);
      }
  }
}

TEST(Letters, DetectsEverySwapOfNeighboursInItsBlock) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto digits = random_digits(seed, 150);
    const std::string text = to_letters(digits);
    for (std::size_t place = 0; place + 1 < text.size(); ++place) {
      if (text[place] == text[place + 1]) continue;
      std::string damaged = text;
      std::swap(damaged[place], damaged[place + 1]);
      expect_only_blocks_before(digits, damaged, place);
    }
  }
}

TEST(Letters, ASingleLetterIsNotABlock) {
  const auto read = from_letters("A");
  ASSERT_TRUE(read.has_value());
  EXPECT_FALSE(read->intact);
  EXPECT_TRUE(read->digits.empty());
}

TEST(Letters, OtherLettersAreRefused) {
  for (int c = -128; c < 128; ++c) {
    const std::string text(1, static_cast<char>(c));
    EXPECT_EQ(from_letters(text).has_value(), alphabet.find(text) != std::string_view::npos) << c;
  }
}

}  // namespace
}  // namespace kairo
