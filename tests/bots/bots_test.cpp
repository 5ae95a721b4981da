#include "engine/bots/bot.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/match/every_game.h"

namespace kairo {
namespace {

/// What sits at each seat: a bot of that level, or chance.
using Players = std::vector<std::optional<BotLevel>>;

/// A match between them; every bot's move must be lawful.
Match contest(const Game& game, const Players& players, std::uint64_t seed) {
  Match match(game, standard_setup(*game.info, static_cast<int>(players.size()), seed));
  Rng chance(seed);
  while (!match.over() && match.steps().size() < 20000) {
    const auto level = players[match.turn()];
    if (!level) {
      play_at_random(match, chance, 1);
      continue;
    }
    Rng rng = bot_rng(seed, match.steps().size());
    const AnyMove move = choose(match.now(), match.turn(), *level, rng);
    if (!match.play(move).made()) {
      ADD_FAILURE() << match.now().text_of(move) << " is not lawful:\n" << match.now().view_for(match.turn());
      return match;
    }
  }
  EXPECT_TRUE(match.over());
  return match;
}

struct Averages {
  double one = 0;
  double others = 0;
  double wins = 0;  ///< share of the matches that the one won or shared
};

/// One player against all others alike, taking each seat in turn.
Averages compare(const Game& game, int seats, std::optional<BotLevel> one, std::optional<BotLevel> others,
                 std::uint64_t matches) {
  Averages sums;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    Players players(static_cast<std::size_t>(seats), others);
    const std::size_t seat = seed % players.size();
    players[seat] = one;
    const Score score = contest(game, players, seed).now().standing();
    for (std::size_t i = 0; i < players.size(); ++i) (i == seat ? sums.one : sums.others) += score.of[i].total;
    sums.wins += score.of[seat].place == 1 ? 1 : 0;
  }
  const auto count = static_cast<double>(matches);
  return {sums.one / count, sums.others / count / (seats - 1), sums.wins / count};
}

class Bots : public testing::TestWithParam<Table> {};

std::vector<Table> tables_of_the_box() {
  std::vector<Table> tables = every_table();
  std::erase_if(tables, [](const Table& table) { return find_game(table.game->info->id) == nullptr; });
  return tables;
}

INSTANTIATE_TEST_SUITE_P(Box, Bots, testing::ValuesIn(tables_of_the_box()), table_name);

TEST_P(Bots, BeatChanceClearly) {
  const Averages regular = compare(*GetParam().game, GetParam().seats, BotLevel::regular, std::nullopt, 300);
  RecordProperty("bot", std::to_string(regular.one));
  RecordProperty("chance", std::to_string(regular.others));
  EXPECT_GT(regular.wins, 0.95);
  EXPECT_GT(regular.one, regular.others);
}

TEST_P(Bots, OfAHigherLevelPlayBetter) {
  const Averages learner = compare(*GetParam().game, GetParam().seats, BotLevel::learner, BotLevel::regular, 100);
  EXPECT_LT(learner.one, learner.others);
  EXPECT_LT(learner.wins, 1.0 / GetParam().seats);
}

TEST_P(Bots, DoNotSeeWhatIsHidden) {
  Rng rng(8);
  for (const BotLevel level : {BotLevel::learner, BotLevel::regular}) {
    const Players players(static_cast<std::size_t>(GetParam().seats), level);
    const Match match = contest(*GetParam().game, players, 3);
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
      const Seat seat = match.steps()[i].seat;
      for (int tries = 0; tries < 3; ++tries) {
        const auto other = match.after(i).imagined(seat, rng);
        Rng chance = bot_rng(3, i);
        ASSERT_EQ(choose(*other, seat, level, chance), match.steps()[i].move) << match.after(i).view_for(seat);
      }
    }
  }
}

TEST_P(Bots, PlayTheSameMatchFromTheSameSeed) {
  const Players players(static_cast<std::size_t>(GetParam().seats), BotLevel::regular);
  const Match once = contest(*GetParam().game, players, 5);
  const Match again = contest(*GetParam().game, players, 5);
  const Match other = contest(*GetParam().game, players, 6);
  EXPECT_TRUE(once.now().equals(again.now()));
  EXPECT_FALSE(once.now().equals(other.now()));
}

TEST(BotLevels, HaveNames) {
  for (int i = 0; i < bot_levels; ++i) {
    const auto level = static_cast<BotLevel>(i);
    EXPECT_EQ(find_level(level_name(level)), level);
  }
  EXPECT_EQ(find_level("grandmother"), std::nullopt);
}

TEST(BotRng, DiffersFromMoveToMoveAndFromMatchToMatch) {
  std::vector<std::uint64_t> states;
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    for (std::size_t moves = 0; moves < 30; ++moves) states.push_back(bot_rng(seed, moves).state());
  std::sort(states.begin(), states.end());
  EXPECT_EQ(std::adjacent_find(states.begin(), states.end()), states.end());
}

}  // namespace
}  // namespace kairo
