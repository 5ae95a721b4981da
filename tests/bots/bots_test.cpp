#include "engine/bots/bot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/bots/thought.h"
#include "tests/match/every_game.h"
#include "tests/support/cases.h"

namespace kairo {
namespace {

/// The player at each seat: a bot of that level, or chance.
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

constexpr std::array all_levels{BotLevel::learner, BotLevel::regular, BotLevel::skilled, BotLevel::expert,
                                BotLevel::master};
static_assert(all_levels.size() == bot_levels);

class Bots : public testing::TestWithParam<Table> {};

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

/// A position for each `every`-th move of a match between careless bots, which gets further than one of random moves.
template <class Check>
void at_positions(const Table& table, std::uint64_t seed, std::size_t every, Check check) {
  const Players players(static_cast<std::size_t>(table.seats), BotLevel::learner);
  const Match match = contest(*table.game, players, seed);
  for (std::size_t i = seed % every; i < match.steps().size(); i += every) check(match.after(i), i);
}

TEST_P(Bots, DoNotSeeWhatIsHidden) {
  Rng rng(8);
  for (const BotLevel level : all_levels) {
    const std::size_t every = searches(level) ? static_cast<std::size_t>(cases(40, 10)) : 1;
    at_positions(GetParam(), 3, every, [&](const Position& position, std::size_t i) {
      const Seat seat = position.to_move();
      Rng chance = bot_rng(3, i);
      const AnyMove move = choose(position, seat, level, chance);
      for (int tries = 0; tries < 3; ++tries) {
        const auto other = position.imagine(seat, rng);
        Rng same = bot_rng(3, i);
        EXPECT_EQ(choose(*other, seat, level, same), move) << level_name(level) << '\n' << position.view_text(seat);
      }
    });
  }
}

/// By night, the positions of all seat counts of a game are more than ten thousand.
TEST_P(Bots, MakeNoUnlawfulMove) {
  for (const BotLevel level : all_levels) {
    const auto matches = static_cast<std::uint64_t>(searches(level) ? 1 : cases(4, 40));
    const std::size_t every = searches(level) ? static_cast<std::size_t>(cases(40, 3)) : 1;
    for (std::uint64_t seed = 20; seed < 20 + matches; ++seed)
      at_positions(GetParam(), seed, every, [&](const Position& position, std::size_t i) {
        Rng chance = bot_rng(seed, i);
        const AnyMove move = choose(position, position.to_move(), level, chance);
        const std::vector<AnyMove> legal = position.legal();
        EXPECT_NE(std::find(legal.begin(), legal.end(), move), legal.end())
            << level_name(level) << ' ' << position.move_text(move) << '\n'
            << position.view_text(position.to_move());
      });
  }
}

/// A person who leaves the table in the middle of a thought, or asks for a hint and closes it, must find everything as
/// it was.
TEST_P(Bots, MayBeStoppedWhileTheyThink) {
  at_positions(GetParam(), 5, 30, [&](const Position& position, std::size_t i) {
    const std::string before = position.state_text();
    const auto thought = begin_thought(position, position.to_move(), BotLevel::master, bot_rng(5, i));
    thought->think(3);
    EXPECT_EQ(position.state_text(), before);
  });
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
