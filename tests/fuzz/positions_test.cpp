#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/fuzz/mutate_state.h"
#include "tests/fuzz/position_checks.h"
#include "tests/support/cases.h"

/// `put` refuses a position, or the match can be played from it to its end. It need not be one that a match can reach.
namespace kairo::fuzz {
namespace {

class Positions : public testing::TestWithParam<Game> {};

TEST_P(Positions, ArePlayableToTheEndIfAccepted) {
  constexpr int matches_a_size = 6;
  const int texts = briefly(cases(4000, 20000));
  Rng rng(11);
  StateMutator mutator;
  mutator.add_game(GetParam(), matches_a_size, rng);
  int taken = 0;
  for (int i = 0; i < texts; ++i) {
    const std::string text = mutator.mutated(rng);
    auto position = read_position(GetParam(), text);
    if (!position) {
      ASSERT_FALSE(position.error().what.empty()) << text;
      continue;
    }
    ++taken;
    const char* broken = broken_promise_until_end(GetParam(), std::move(*position), rng);
    ASSERT_EQ(broken, nullptr) << broken << '\n' << text;
  }
  // Enough of them must be accepted, or the test has checked nothing.
  EXPECT_GT(taken, texts / 10);
}

INSTANTIATE_TEST_SUITE_P(Box, Positions, testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& game) { return std::string(game.param.info->id); });

}  // namespace
}  // namespace kairo::fuzz
