#include "tests/match/every_game.h"

/// Many deals of every choice of options: each can begin, and whatever a seat may know of it can be imagined, in
/// bounded work.
namespace kairo {
namespace {

/// All set-ups of named options; options that are counted, as limits are, keep their standard value.
std::vector<Setup> every_choice(const GameInfo& game, int seats) {
  constexpr int most_named = 3;
  std::vector<Setup> setups{standard_setup(game, seats, 0)};
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    if (option.choices() > most_named || !matters(game, setups[0].options, seats, i)) continue;
    std::vector<Setup> chosen;
    for (Setup setup : setups)
      for (int value = option.lowest; value <= option.highest; value += option.step) {
        setup.options[i] = static_cast<std::int16_t>(value);
        chosen.push_back(setup);
      }
    setups = chosen;
  }
  return setups;
}

void expect_imaginable(const Position& now, Seat seat, Rng& rng) {
  const auto world = now.imagine(seat, rng);
  ASSERT_TRUE(world->conserved()) << now.state_text();
  ASSERT_TRUE(world->same_view(now, seat)) << now.state_text();
}

/// Plays the match on at random; sometimes somebody imagines the rest.
void expect_worlds(Match match, Rng& rng) {
  for (int moves = 0; match.to_move() != no_seat; ++moves) {
    if (moves % 11 == 0) {
      expect_imaginable(match.now(), no_seat, rng);
      expect_imaginable(match.now(), match.to_move(), rng);
      expect_imaginable(match.now(), static_cast<Seat>(rng.below(static_cast<std::uint32_t>(match.now().seats()))),
                        rng);
    }
    play_at_random(match, rng, 1);
  }
}

class ManyDeals : public ::testing::TestWithParam<Table> {};

TEST_P(ManyDeals, CanBeginAndBeImagined) {
  constexpr std::uint64_t deals = 2000;
  constexpr std::uint64_t played = 12;
  const auto [game, seats] = GetParam();
  Rng rng(34);
  for (kairo::Setup setup : every_choice(*game->info, seats))
    for (setup.seed = 0; setup.seed < deals; ++setup.seed) {
      const auto dealt = game->deal(setup);
      ASSERT_NE(dealt->to_move(), no_seat) << setup.seed;
      ASSERT_FALSE(dealt->legal().empty()) << setup.seed;
      ASSERT_TRUE(dealt->conserved()) << setup.seed;
      ASSERT_NO_FATAL_FAILURE(expect_imaginable(*dealt, static_cast<Seat>(seats - 1), rng));
      if (setup.seed < played) ASSERT_NO_FATAL_FAILURE(expect_worlds(Match(*game, setup), rng)) << setup.seed;
    }
}

/// The fourth game has deals of its own to look for.
std::vector<Table> tables() {
  std::vector<Table> found = tables_of_the_box();
  std::erase_if(found, [](const Table& table) { return table.game->info->id == "galleria"; });
  return found;
}

INSTANTIATE_TEST_SUITE_P(Box, ManyDeals, testing::ValuesIn(tables()), table_name);

}  // namespace
}  // namespace kairo
