#include "engine/bots/haratama/tactics.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/bots/haratama/standing.h"
#include "engine/bots/search/search.h"
#include "tests/engine/haratama/scene.h"

namespace kairo::haratama::test {
namespace {

constexpr double hardly_any = 1e-9;

/// Between two rounds: these are the treasures that each seat won in the earlier rounds.
State after_rounds(const std::vector<PerSeat<std::uint8_t>>& results, std::int16_t limit = 0) {
  return before_passing({.results = results, .limit = limit});
}

std::string answer(const State& state, std::uint64_t seed) {
  const View view = look(state, state.asked);
  search::Search<State> search({view, std::nullopt}, state.asked, Tactics::limits(BotLevel::skilled, view), Rng(seed),
                               std::nullopt);
  while (!search.think(100)) continue;
  return move_text(restore_move<Move>(search.decision().move));
}

/// The most frequent answer in twenty tries.
std::string usual_answer(const State& state) {
  std::map<std::string, int> times;
  for (std::uint64_t seed = 0; seed < 20; ++seed) ++times[answer(state, seed)];
  const auto usual =
      std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  EXPECT_GT(usual->second, 10) << usual->first << " is not frequent enough";
  return usual->first;
}

TEST(HaratamaStanding, IsEvenAtFirst) {
  const search::Outcome outcome = bot::standing(before_passing({}));
  for (int seat = 0; seat < 4; ++seat) EXPECT_NEAR(outcome.chance[seat], 0.25, hardly_any);
}

TEST(HaratamaStanding, FavoursThoseWhoLostLess) {
  const search::Outcome outcome = bot::standing(after_rounds({{1, 2, 4, 5}}));
  EXPECT_GT(outcome.chance[0], outcome.chance[1]);
  EXPECT_GT(outcome.chance[1], outcome.chance[2]);
  EXPECT_GT(outcome.chance[2], outcome.chance[3]);
  double all = 0;
  for (int seat = 0; seat < 4; ++seat) all += outcome.chance[seat];
  EXPECT_NEAR(all, 1, hardly_any);
}

TEST(HaratamaStanding, FavoursTheWinnerOfHaratama) {
  const search::Outcome outcome = bot::standing(after_rounds({{8, 0, 2, 2}}));
  for (int seat = 1; seat < 4; ++seat) EXPECT_GT(outcome.chance[0], outcome.chance[seat]);
}

/// The same lead is worth more if less is to come.
TEST(HaratamaStanding, GrowsSurerTowardsTheEnd) {
  const double early = bot::standing(after_rounds({{2, 3, 3, 4}})).chance[0];
  const double late = bot::standing(after_rounds({{2, 3, 3, 4}, {3, 3, 3, 3}})).chance[0];
  EXPECT_GT(late, early);
  const double far_from_limit = bot::standing(after_rounds({{2, 3, 3, 4}}, 300)).chance[0];
  const double near_limit = bot::standing(after_rounds({{2, 3, 3, 4}}, 50)).chance[0];
  EXPECT_GT(near_limit, far_from_limit);
}

/// A seat far ahead before the last round must not count on a tie, and a seat far behind keeps some hope.
TEST(HaratamaStanding, LeavesHopeUntilTheEnd) {
  const search::Outcome outcome = bot::standing(after_rounds({{0, 1, 4, 7}, {0, 1, 4, 7}}));
  EXPECT_GT(outcome.chance[3], 0);
  EXPECT_LT(outcome.chance[3], 0.05);
  EXPECT_GT(outcome.chance[0], 0.5);
}

/// Seat 0 has many high reds, seat 3 the highest green card; treasures are the cards of ranks 1, 2 and 3.
State high_reds() {
  return after_passing(
      {.hands = {"R5 R6 R7 R8 R9 R10 R11 R12 R13 P4 G6 G10 G11", "R1 R4 B1 P1 P10 G12 G1 G9 B5 B6 B7 B8 B9",
                 "R2 B2 P9 P5 P2 G8 G7 G2 P6 P7 P11 P12 P13", "R3 B3 P8 B4 P3 G3 G5 G4 G13 B10 B11 B12 B13"},
       .descents = {1, 2, 3}});
}

TEST(HaratamaTactics, DuckTheLastTreasures) {
  State state = high_reds();
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  P4 P10 P2 P3  P1 P9 P8 R7  P5 B4 R8 B1  G8 G3 G6 G12  G9 G7 G5 G11");
  plays(state, "G10 G1 G2");
  EXPECT_EQ(usual_answer(state), "play G4");
}

TEST(HaratamaTactics, TakeTreasuresFromWhoeverIsAboutToAchieveHaratama) {
  State state = high_reds();
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P9 P8  R8 P1 P5 B4  P4 P10 P2 P3  G12 G8 G3 G6  G9 G7 G5 G11");
  plays(state, "G10 G1 G2");
  EXPECT_EQ(usual_answer(state), "play G13");
}

/// A hidden answer must not become a branch in the trees of those who do not see it.
TEST(HaratamaTactics, SeeCardsButNoPasses) {
  const State passing = before_passing({});
  State::MoveList moves;
  legal(passing, moves);
  EXPECT_EQ(Tactics::seen(passing, moves[0], 1), 0U);
  const State playing = after_passing({});
  legal(playing, moves);
  EXPECT_NE(Tactics::seen(playing, moves[0], 1), 0U);
  EXPECT_NE(Tactics::seen(playing, moves[0], 1), Tactics::seen(playing, moves[1], 1));
}

TEST(HaratamaTactics, PlayOutOnlyToTheEndOfTheRound) {
  Rng rng(1);
  State state = before_passing({});
  const Tactics::Horizon horizon = Tactics::horizon(state);
  NoEvents quiet;
  while (!Tactics::beyond(horizon, state)) play(state, Tactics::policy(state, rng), quiet);
  EXPECT_EQ(state.rounds_done, 1);
}

}  // namespace
}  // namespace kairo::haratama::test
