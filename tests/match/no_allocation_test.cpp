#include "tests/match/allocations.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

using Playout = EveryGame;

INSTANTIATE_TEST_SUITE_P(Box, Playout, testing::ValuesIn(every_table()), table_name);

TEST_P(Playout, AllocatesNothing) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::size_t at_first = allocations();
    const auto position = GetParam().game->deal(random_setup(*GetParam().game->info, GetParam().seats, seed));
    const std::size_t before = allocations();
    ASSERT_GT(before, at_first) << "counting works";
    Rng rng(seed);
    position->playout(rng);
    EXPECT_EQ(allocations(), before);
    EXPECT_EQ(position->to_move(), no_seat);
  }
}

}  // namespace
}  // namespace kairo
