#include "tests/match/allocations.h"
#include "engine/bots/thought.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

using Thinking = testing::TestWithParam<Table>;

INSTANTIATE_TEST_SUITE_P(Box, Thinking, testing::ValuesIn(tables_of_the_box()), table_name);

/// All memory of a thought is taken when it begins. Enough playouts at each position that the trees grow, too.
TEST_P(Thinking, AllocatesNothing) {
  constexpr std::size_t every = 17;
  constexpr int playouts = 60;
  const auto& [game, seats] = GetParam();
  const Match match = random_match(*game, standard_setup(*game->info, seats, 4));
  for (std::size_t i = 0; i < match.steps().size(); i += every) {
    const Position& position = match.after(i);
    const std::size_t at_first = allocations();
    const auto thought = begin_thought(position, position.to_move(), BotLevel::master, bot_rng(4, i));
    const std::size_t before = allocations();
    ASSERT_GT(before, at_first) << "counting works";
    thought->think(playouts);
    ASSERT_EQ(allocations(), before) << "at move " << i << '\n' << position.view_text(position.to_move());
  }
}

}  // namespace
}  // namespace kairo
