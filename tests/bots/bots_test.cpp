#include "engine/bots/bot.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/match/every_game.h"
#include "tests/support/cases.h"

namespace kairo {
namespace {

/// What sits at each seat: a bot of that level, or chance.
using Players = std::vector<std::optional<BotLevel>>;

/// A match between them; every bot's move must be lawful.
Match contest(const Game& game, const Players& players, std::uint64_t seed) {
  Match match(game, standard_setup(*game.info, static_cast<int>(players.size()), seed));
  Rng chance(seed);
  while (!match.over() && match.steps().size() < 20000) {
    const auto level = players[match.to_move()];
    if (!level) {
      play_at_random(match, chance, 1);
      continue;
    }
    Rng rng = bot_rng(seed, match.steps().size());
    const AnyMove move = choose(match.now(), match.to_move(), *level, rng);
    if (!match.play(move).made()) {
      ADD_FAILURE() << match.now().move_text(move) << " is not lawful:\n" << match.now().view_text(match.to_move());
      return match;
    }
  }
  EXPECT_TRUE(match.over());
  return match;
}

struct Result {
  double points = 0;  ///< on average
  double wins = 0;    ///< share of the matches that were won or shared
};

/// How one player does against others who are all alike, taking each seat in turn.
Result against(const Game& game, int seats, std::optional<BotLevel> one, std::optional<BotLevel> others,
               std::uint64_t matches) {
  Result result;
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    Players players(static_cast<std::size_t>(seats), others);
    const std::size_t seat = static_cast<std::size_t>(seed) % players.size();
    players[seat] = one;
    const SeatScore mine = contest(game, players, seed).now().score().of[seat];
    result.points += mine.total;
    result.wins += mine.place == 1 ? 1 : 0;
  }
  return {result.points / static_cast<double>(matches), result.wins / static_cast<double>(matches)};
}

class Bots : public testing::TestWithParam<Table> {};

std::vector<Table> tables_of_the_box() {
  std::vector<Table> tables = every_table();
  std::erase_if(tables, [](const Table& table) { return find_game(table.game->info->id) == nullptr; });
  return tables;
}

INSTANTIATE_TEST_SUITE_P(Box, Bots, testing::ValuesIn(tables_of_the_box()), table_name);

TEST_P(Bots, DoBetterThanChance) {
  const auto& [game, seats] = GetParam();
  const auto matches = static_cast<std::uint64_t>(cases(60, 200));
  const Result bot = against(*game, seats, BotLevel::regular, std::nullopt, matches);
  const Result chance = against(*game, seats, std::nullopt, std::nullopt, matches);
  RecordProperty("bot", std::to_string(bot.points));
  RecordProperty("chance", std::to_string(chance.points));
  EXPECT_GT(bot.points, chance.points);
  if (seats > 1) {
    EXPECT_GT(bot.wins, chance.wins);
  }
}

TEST_P(Bots, OfAHigherLevelDoBetter) {
  const auto& [game, seats] = GetParam();
  const auto matches = static_cast<std::uint64_t>(cases(40, 100));
  const Result learner = against(*game, seats, BotLevel::learner, BotLevel::regular, matches);
  const Result regular = against(*game, seats, BotLevel::regular, BotLevel::regular, matches);
  EXPECT_LT(learner.points, regular.points);
}

TEST_P(Bots, DoNotSeeWhatIsHidden) {
  Rng rng(8);
  for (const BotLevel level : {BotLevel::learner, BotLevel::regular}) {
    const Players players(static_cast<std::size_t>(GetParam().seats), level);
    const Match match = contest(*GetParam().game, players, 3);
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
      const Seat seat = match.steps()[i].seat;
      for (int tries = 0; tries < 3; ++tries) {
        const auto other = match.after(i).imagine(seat, rng);
        Rng chance = bot_rng(3, i);
        ASSERT_EQ(choose(*other, seat, level, chance), match.steps()[i].move) << match.after(i).view_text(seat);
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
