#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/bots/haratama/advise.h"
#include "engine/games/haratama/rules.h"
#include "tests/engine/haratama/scene.h"

namespace kairo::haratama::test {
namespace {

Move choice(const State& state, BotLevel level, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  return advise(look(state, state.asked), moves, level, rng);
}

/// The bot's most frequent choice in twenty tries.
std::string usual_choice(const State& state) {
  std::map<std::string, int> times;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    ++times[move_text(choice(state, BotLevel::regular, rng))];
  }
  const auto usual =
      std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  EXPECT_GT(usual->second, 10) << usual->first << " is not frequent enough";
  return usual->first;
}

struct Averages {
  double bot = 0;
  double random = 0;  ///< of each random player
};

/// Average losses per round of a bot among random players, over at least this many rounds, with the bot in each seat in
/// turn.
Averages losses_per_round(BotLevel level, int players, int least_rounds) {
  Averages sums;
  int rounds_played = 0;
  for (std::uint64_t seed = 0; rounds_played < least_rounds; ++seed) {
    const auto bot = static_cast<Seat>(seed % static_cast<std::uint64_t>(players));
    State state;
    deal(standard_setup(info, players, seed), state);
    Rng chance(seed);
    Rng thoughts(seed + 1);
    NoEvents quiet;
    while (to_move(state) != no_seat) {
      State::MoveList moves;
      legal(state, moves);
      const Move move = state.asked == bot ? advise(look(state, bot), moves, level, thoughts)
                                           : moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
      EXPECT_EQ(why_not(state, move), Refusal::none);
      play(state, move, quiet);
    }
    rounds_played += state.rounds_done;
    for (Seat seat = 0; seat < players; ++seat) (seat == bot ? sums.bot : sums.random) += state.losses[seat].total();
  }
  return {sums.bot / rounds_played, sums.random / rounds_played / (players - 1)};
}

// A thousand rounds: 500 with 4 players, 500 with 3.
TEST(HaratamaBot, LosesClearlyLessThanRandomPlayers) {
  for (const int players : {4, 3}) {
    const Averages average = losses_per_round(BotLevel::regular, players, 500);
    RecordProperty("bot_" + std::to_string(players), std::to_string(average.bot));
    RecordProperty("chance_" + std::to_string(players), std::to_string(average.random));
    EXPECT_LT(average.bot, 0.6 * average.random) << players << " players";
  }
}

TEST(HaratamaBot, ALearnerToo) {
  const Averages average = losses_per_round(BotLevel::learner, 4, 250);
  EXPECT_LT(average.bot, 0.8 * average.random);
}

/// Seat 0 has many high reds, seat 3 the highest green card; treasures are the cards of ranks 1, 2 and 3.
Layout long_reds() {
  return {.hands = {"R5 R6 R7 R8 R9 R10 R11 R12 R13 P4 G6 G10 G11", "R1 R4 B1 P1 P10 G12 G1 G9 B5 B6 B7 B8 B9",
                    "R2 B2 P9 P5 P2 G8 G7 G2 P6 P7 P11 P12 P13", "R3 B3 P8 B4 P3 G3 G5 G4 G13 B10 B11 B12 B13"},
          .descents = {1, 2, 3}};
}

// Seven tricks later seat 0 has five treasures, seat 1 three, seat 2 two; green 1 and 2 are the last.
constexpr std::string_view treasures_spread =
    "R1 R2 R3 R5  R6 R4 B2 B3  P4 P10 P2 P3  P1 P9 P8 R7  P5 B4 R8 B1  G8 G3 G6 G12  G9 G7 G5 G11";

TEST(HaratamaBot, DucksTreasures) {
  State state = after_passing(long_reds());
  plays(state, treasures_spread);
  plays(state, "G10 G1 G2");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"play G4", "play G13"}));
  EXPECT_EQ(usual_choice(state), "play G4");
}

// The same last trick, but seat 0 has seven treasures: two more would cost all others 90.
TEST(HaratamaBot, StopsAnothersHaratama) {
  State state = after_passing(long_reds());
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P9 P8  R8 P1 P5 B4  P4 P10 P2 P3  G12 G8 G3 G6  G9 G7 G5 G11");
  EXPECT_EQ(count(state.won[0]), 7);
  plays(state, "G10 G1 G2");
  EXPECT_EQ(usual_choice(state), "play G13");
}

TEST(HaratamaBot, TriesForHaratamaWithTheRightHand) {
  int haratamas = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    State state = after_passing(
        {.hands = {"R8 R9 R10 R11 R12 R13 B5 B9 B10 B11 B12 B13 P13", "", "", ""}, .descents = {2, 9, 10}});
    Rng chance(seed);
    NoEvents quiet;
    while (state.rounds_done == 0) {
      State::MoveList moves;
      legal(state, moves);
      const Move move = state.asked == 0 ? choice(state, BotLevel::regular, chance)
                                         : moves[chance.below(static_cast<std::uint32_t>(moves.size()))];
      play(state, move, quiet);
    }
    haratamas += haratama_seat(state.results.back(), 4) == 0 ? 1 : 0;
  }
  EXPECT_GE(haratamas, 7);
}

TEST(HaratamaBot, DependsOnlyOnWhatItsViewShows) {
  for (const auto& setup : every_setup(5)) {
    int visits = 0;
    Rng rng(3);
    visit_random_game(setup, [&](const State& state) {
      if (++visits % 11 != 0 || state.asked == no_seat) return;
      const State other = imagine(look(state, state.asked), rng);
      Rng once(static_cast<std::uint64_t>(visits));
      Rng again = once;
      ASSERT_EQ(choice(state, BotLevel::learner, once), choice(other, BotLevel::learner, again));
    });
  }
}

}  // namespace
}  // namespace kairo::haratama::test
