#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bots/ruin/advise.h"
#include "engine/bots/ruin/distances.h"
#include "engine/bots/ruin/outlook.h"
#include "tests/engine/ruin/scene.h"

namespace kairo::ruin::test {
namespace {

Move choice(const State& state, BotLevel level = BotLevel::regular, std::uint64_t seed = 1) {
  State::MoveList moves;
  legal(state, moves);
  Rng rng(seed);
  return advise(look(state, state.asked), moves, level, rng);
}

/// Plays a whole game with bots of this level; every move must be legal.
Score played(int players, std::uint64_t seed, BotLevel level) {
  State state = dealt(players, seed);
  Rng rng(seed);
  while (state.phase != Phase::over) {
    State::MoveList moves;
    legal(state, moves);
    const Move move = advise(look(state, state.asked), moves, level, rng);
    EXPECT_EQ(why_not(state, move), Refusal::none) << move_text(move);
    if (why_not(state, move) != Refusal::none) break;
    NoEvents quiet;
    play(state, move, quiet);
  }
  return score(state);
}

int mean_of_solo_games(int games, BotLevel level) {
  int sum = 0;
  for (int seed = 0; seed < games; ++seed) sum += played(1, static_cast<std::uint64_t>(seed), level).of[0].total;
  return sum / games;
}

TEST(RuinDistances, CountEmptyCellsToFillAndGoRoundWalls) {
  const State state = laid_out({.places = {{.passages = "f5 f4", .walls = "g4 g3"}, {}}, .row = "ABC"});
  const Map& map = state.boards[0].map;
  const bot::Distances distances = bot::distances_from(map, entrance);
  EXPECT_EQ(distances.to(cell("f4")), 0);
  EXPECT_EQ(distances.to(cell("f2")), 2);
  EXPECT_EQ(distances.to(cell("g3")), bot::far_away) << "under a wall";
  EXPECT_EQ(distances.to(cell("h4")), 3) << "below the wall: g5, h5, h4";
  EXPECT_EQ(bot::cells_to_fill_between(map, distances, bot::distances_from(map, cell("f2")), 2), cells_of("f3 f2"));
}

TEST(RuinDistances, GoThroughNoCellThatWouldCompleteABlock) {
  const State state = laid_out({.places = {{.passages = "f5 g5 f4 f3 g3"}, {}}, .row = "ABC"});
  const Map& map = state.boards[0].map;
  const bot::Distances distances = bot::distances_from(map, entrance);
  EXPECT_EQ(distances.to(cell("g4")), bot::far_away) << "with f4, f5 and g5";
  EXPECT_EQ(bot::fill_between(map, entrance, cell("g4")), bot::far_away);
  EXPECT_EQ(distances.to(cell("h4")), 2) << "by h5";
}

TEST(RuinBot, HopesForNoGemThatPassagesHaveClosedForGood) {
  const bot::Prospect prospect{.open = letters_of("D"), .rounds = 3, .rounds_in_all = 3};
  const auto hope = [&](std::string_view passages) {
    const State state = laid_out({.places = {{.passages = std::string(passages)}, {}}, .row = "ABC"});
    return bot::worth_of_place(state.boards[0].map, entrance, 4, prospect);
  };
  EXPECT_GT(hope("f5 f4 f3"), 0);
  EXPECT_EQ(hope("f5 f4 f3 g3 g2"), 0) << "f2, where D lies, would complete a block";
}

TEST(RuinBot, TakesAGemThatLiesInReach) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 g6"}, {}}, .row = "ABC", .open = "D"});
  make(state, "single f7");
  EXPECT_EQ(move_text(choice(state)), "walk f2");
}

TEST(RuinBot, DrawsThePassagesThatReachAGem) {
  State state = laid_out({.places = {{.passages = "f5 f4", .explorer = "f4"}, {}}, .row = "AEC", .open = "D"});
  make(state, move_text(choice(state)));
  EXPECT_TRUE(is_legal(state, "walk f2"));
}

TEST(RuinBot, LeavesWhileThereIsTime) {
  State state = laid_out({.places = {{}, {}}, .half = 2, .row = "A", .deck = ""});
  make(state, "single f7");
  EXPECT_EQ(move_text(choice(state)), "leave");
}

TEST(RuinBot, GoesTowardTheEntranceWhenTimeIsShort) {
  State state = laid_out(
      {.places = {{.passages = "f5 f4 f3 f2 f1 e1 d1", .explorer = "d1"}, {}}, .half = 2, .row = "CG", .deck = ""});
  make(state, "single f7");
  const Move move = choice(state);
  EXPECT_TRUE(cells_of("f1 f2").has(move.a)) << move_text(move);
}

TEST(RuinBot, DoesNotGiveUpAGoalThatIsMetForALittle) {
  State state = laid_out({.places = {{.passages = "g3 g4 g5 g6 h6 i6 j6", .goals = "FM"}, {}}, .row = "ABC"});
  make(state, move_text(choice(state)));
  ASSERT_EQ(state.phase, Phase::offer);
  EXPECT_EQ(move_text(choice(state)), "pass");
}

TEST(RuinBot, SpendsAGoalThatIsOutOfReachOnAWarpToAGem) {
  // K–T can no longer be met: a wall lies on K. The gem of S lies beside the other gate.
  State state = laid_out(
      {.places = {{.passages = "f5 f4 f3 f2 f10 e10 e9", .walls = "c5", .explorer = "f3", .goals = "KT", .gems = 2},
                  {}},
       .row = "ABC",
       .open = "S",
       .taken = "DU"});
  make(state, {"single f7", "pass"});
  EXPECT_EQ(move_text(choice(state)), "spend KT");
  make(state, "spend KT");
  EXPECT_EQ(move_text(choice(state)), "warp e9");
}

/// A round of the second half in which a letter that was taken is a destination again: on its gate D or G.
State reopened(const Place& place, char letter) {
  State state =
      laid_out({.places = {place, {}}, .half = 2, .row = "ABC", .open = "", .taken = "DG", .deck = "EFHIJKLMNOP"});
  state.open |= set_of(letter - 'A');
  expect_valid(state);
  return state;
}
constexpr const char* to_gate_d = "f5 f4 f3 f2 e2 d2 c2 c3 c4 b4 a4";

TEST(RuinBot, TakesAGemThatOpensOnItsGate) {
  for (const char* explorer : {"f4", "f2"}) {
    State state = reopened({.passages = to_gate_d, .explorer = explorer, .gems = 2}, 'D');
    make(state, "single f7");
    EXPECT_EQ(move_text(choice(state)), "walk f2") << explorer;
  }
}

TEST(RuinBot, WarpsToAGemThatOpensOnItsGate) {
  State state = reopened({.passages = to_gate_d, .walls = "c5", .explorer = "f3", .goals = "KT", .gems = 2}, 'G');
  make(state, {"single f7", "pass"});
  EXPECT_EQ(move_text(choice(state)), "spend KT");
  make(state, "spend KT");
  EXPECT_EQ(move_text(choice(state)), "warp a4");
}

TEST(RuinBot, CountsOnTheGemThatOpensForTheOneItTakes) {
  // D and H are equally near. Whichever is taken, G opens on the gate beyond H.
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 e4 d4 c4 b4 a4", .explorer = "f4", .gems = 1}, {}},
                          .half = 2,
                          .row = "JGC",
                          .open = "DH",
                          .taken = "G",
                          .deck = "EFIK"});
  make(state, "single f7");
  EXPECT_EQ(move_text(choice(state)), "walk d4");
}

TEST(RuinBot, SeesOnlyItsOwnView) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    State state = after_set_up(3, seed);
    Rng rng(seed);
    for (int i = 0; i < 25 && state.phase != Phase::over; ++i) {
      const State other = imagine(look(state, state.asked), rng);
      ASSERT_EQ(choice(state), choice(other));
      make(state, move_text(choice(state)));
    }
  }
}

TEST(RuinBot, PlaysLegallyWithAnyNumberOfPlayers) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < 3; ++seed)
      for (const BotLevel level : {BotLevel::learner, BotLevel::regular}) played(players, seed, level);
}

// The average is about 241 points: eight gems, seven goals, rectangles of 16 and 38. `kairo bench` plays 200 games.
TEST(RuinBot, SoloGamesHaveAMeanOfMoreThanTwoHundredPoints) {
  const int mean = mean_of_solo_games(60, BotLevel::regular);
  RecordProperty("mean_score", mean);
  EXPECT_GE(mean, 210) << "it was " << mean;
  EXPECT_LE(mean, 265) << "it was " << mean << ": too good unless the rules have changed";
}

TEST(RuinBot, ALearnerIsWorseButNotHopeless) {
  const int mean = mean_of_solo_games(30, BotLevel::learner);
  RecordProperty("mean_score", mean);
  EXPECT_GE(mean, 60) << "it was " << mean;
  EXPECT_LE(mean, 190) << "it was " << mean;
}

// The figures of many games with four players, with tolerances: rounds, filled cells and points.
TEST(RuinBot, GamesRunAsTheRulesTextTells) {
  int rounds = 0;
  int filled = 0;
  int total = 0;
  constexpr int games = 12;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    State state = dealt(4, seed);
    Rng rng(seed);
    while (state.phase != Phase::over) {
      const int half = state.half;
      const int round = state.round;
      State::MoveList moves;
      legal(state, moves);
      NoEvents quiet;
      play(state, advise(look(state, state.asked), moves, BotLevel::regular, rng), quiet);
      if (state.half != half) rounds += round + 1;
    }
    rounds += state.round + 1;
    for (int seat = 0; seat < 4; ++seat) {
      filled += state.boards[seat].map.filled().count();
      total += score(state).of[seat].total;
    }
  }
  EXPECT_NEAR(rounds / games, 13, 3) << "5.5 and 7.5";
  EXPECT_NEAR(filled * 100 / (games * 4 * cells), 59, 8);
  EXPECT_NEAR(total / (games * 4), 180, 30);
}

}  // namespace
}  // namespace kairo::ruin::test
