#include "engine/core/range_coder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <span>

#include "engine/core/rng.h"

namespace kairo {
namespace {

struct Symbol {
  std::uint32_t value;
  std::uint32_t count;
};

std::vector<Symbol> random_symbols(std::uint64_t seed, std::size_t length, std::uint32_t widest) {
  Rng rng(seed);
  std::vector<Symbol> symbols;
  for (std::size_t i = 0; i < length; ++i) {
    const std::uint32_t count = 1 + rng.below(widest);
    symbols.push_back({rng.below(count), count});
  }
  return symbols;
}

RangeEncoder encoded(const std::vector<Symbol>& symbols) {
  RangeEncoder encoder;
  for (const Symbol& symbol : symbols) encoder.put(symbol.value, symbol.count);
  return encoder;
}

std::vector<Digit> shortest(const RangeEncoder& encoder) {
  for (int tail = 1; tail <= 2; ++tail)
    if (auto digits = encoder.digits(tail, 0)) return *digits;
  ADD_FAILURE() << "two digits always end a stream";
  return {};
}

void expect_reads(const std::vector<Symbol>& symbols, const std::vector<Digit>& digits) {
  RangeDecoder decoder(digits);
  for (std::size_t i = 0; i < symbols.size(); ++i) ASSERT_EQ(decoder.get(symbols[i].count), symbols[i].value) << i;
}

TEST(RangeCoder, ReadsBackWhatItWrote) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto symbols = random_symbols(seed, static_cast<std::size_t>(seed), seed % 2 == 0 ? 30 : max_symbol_count);
    expect_reads(symbols, shortest(encoded(symbols)));
  }
}

TEST(RangeCoder, CarriesThroughLongRunsOfTheHighestDigit) {
  for (std::uint32_t last = 0; last < 7; ++last) {
    std::vector<Symbol> symbols(60, {6, 7});
    symbols.push_back({last, 7});
    expect_reads(symbols, shortest(encoded(symbols)));
  }
}

TEST(RangeCoder, EveryEndingReadsBack) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto symbols = random_symbols(seed, 20, 9);
    const RangeEncoder encoder = encoded(symbols);
    std::uint32_t endings = 0;
    while (const auto digits = encoder.digits(2, endings)) {
      expect_reads(symbols, *digits);
      ++endings;
    }
    EXPECT_GE(endings, 63U);
  }
}

TEST(RangeCoder, CostsTheInformationAndAtMostTwoDigits) {
  const auto symbols = random_symbols(3, 4000, 1U << 16);
  double bits = 0;
  for (const Symbol& symbol : symbols) bits += std::log2(symbol.count);
  const std::size_t length = shortest(encoded(symbols)).size();
  EXPECT_LE(static_cast<double>(length), (bits + 0.001 * 4000) / digit_bits + 2);
  EXPECT_GE(static_cast<double>(length), bits / digit_bits);
}

TEST(RangeCoder, ASingleChoiceCostsNothing) {
  EXPECT_EQ(shortest(encoded(std::vector<Symbol>(1000, {0, 1}))).size(), 1U);
}

TEST(RangeCoder, ATruncatedStreamYieldsOnlyCorrectSymbols) {
  const auto symbols = random_symbols(11, 60, 40);
  const std::vector<Digit> digits = shortest(encoded(symbols));
  std::size_t known_before = 0;
  for (std::size_t kept = 0; kept <= digits.size(); ++kept) {
    RangeDecoder decoder(std::span<const Digit>(digits).first(kept));
    std::size_t known = 0;
    for (; known < symbols.size(); ++known) {
      const auto value = decoder.get(symbols[known].count);
      if (!value) break;
      ASSERT_EQ(*value, symbols[known].value) << kept << " digits, symbol " << known;
    }
    EXPECT_GE(known, known_before);
    known_before = known;
  }
  EXPECT_EQ(known_before, symbols.size());
}

}  // namespace
}  // namespace kairo
