#include "engine/bots/search/mixing.h"

#include <gtest/gtest.h>

#include <array>

namespace kairo::search {
namespace {

/// Runs a comparison of moves that win with these chances, in percent.
template <std::size_t Count>
Mixing run(const std::array<std::uint32_t, Count>& percent, std::uint64_t seed, int playouts = 2000) {
  Candidates list;
  for (std::size_t i = 0; i < Count; ++i) list.push_back({.move = {i}, .rank = i});
  Mixing mixing(std::move(list), playouts, 0.3, Rng(seed));
  Rng luck(seed + 1);
  while (!mixing.done()) {
    Candidate& candidate = mixing.next();
    candidate.add(luck.below(100) < percent[static_cast<std::size_t>(candidate.move.bits)] ? 1 : 0, 0);
    mixing.advance();
  }
  return mixing;
}

TEST(Mixing, AnswersDifferentlyWhenMovesAreEquallyGood) {
  std::array<int, 2> drawn{};
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    ++drawn[static_cast<std::size_t>(run(std::array{50U, 50U}, seed, 200).decision().bits)];
  EXPECT_GT(drawn[0], 50);
  EXPECT_GT(drawn[1], 50);
}

TEST(Mixing, NeverDrawsWhatIsClearlyWorse) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) EXPECT_EQ(run(std::array{10U, 80U, 10U}, seed).decision().bits, 1U);
}

TEST(Mixing, ListsTheBestFirst) {
  const Mixing mixing = run(std::array{10U, 90U, 40U}, 5);
  EXPECT_EQ(mixing.candidates()[0].move.bits, 1U);
  EXPECT_EQ(mixing.candidates()[1].move.bits, 2U);
}

TEST(Mixing, DependsOnItsSeedAlone) {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(run(std::array{50U, 50U, 50U}, seed).decision(), run(std::array{50U, 50U, 50U}, seed).decision());
}

TEST(Mixing, NeedsNoPlayoutForASingleMove) {
  Mixing mixing({{.move = {7}}}, 100, 0.3, Rng(1));
  EXPECT_TRUE(mixing.done());
  EXPECT_EQ(mixing.decision().bits, 7U);
}

}  // namespace
}  // namespace kairo::search
