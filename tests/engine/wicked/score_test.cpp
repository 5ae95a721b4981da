#include "engine/games/wicked/checks/validate.h"
#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

/// One board at the end of the game.
struct Finish {
  Tokens tokens{};
  std::uint8_t impurity = 0;
  int greats = 0;  ///< great oracles achieved
  int smalls = 0;  ///< small oracles achieved
};

/// A finished game with these boards.
State finished(std::initializer_list<Finish> boards) {
  State state = dealt(static_cast<int>(boards.size()));
  state.phase = Phase::over;
  state.asked = no_seat;
  state.round = rounds - 1;
  state.corridor = static_cast<std::uint8_t>(corridors_per_round(state.players) - 1);
  state.last = last_reveal(state, {});
  Seat seat = 0;
  for (const Finish& finish : boards) {
    Board& board = state.boards[seat++];
    board.pieces = 0;
    board.signs = 0;
    board.tokens = finish.tokens;
    board.impurity = finish.impurity;
    for (int i = 0; i < finish.greats; ++i) board.great_done[i] = 1;
    for (int i = 0; i < finish.smalls; ++i) board.small_done[i] = 1;
  }
  expect_valid(state);
  return state;
}

int line(const SeatScore& score, Source source) { return score.by_source[static_cast<int>(source)]; }

std::vector<int> places(const State& state) {
  const Score all = score(state);
  std::vector<int> list;
  for (int seat = 0; seat < all.seats; ++seat) list.push_back(all.of[seat].place);
  return list;
}

TEST(WickedScore, TokensCountOneTwoAndFive) {
  const SeatScore mine = score(finished({{.tokens = {{{1, 2, 0, 0}, {0, 0, 2, 0}, {1, 0, 0, 1}}}}, {}, {}})).of[0];
  EXPECT_EQ(line(mine, Source::low), 3);
  EXPECT_EQ(line(mine, Source::middle), 4);
  EXPECT_EQ(line(mine, Source::high), 10);
  EXPECT_EQ(mine.total, 17);
}

TEST(WickedScore, AGreatOracleCountsFiveAndItsTokensAsHigh) {
  const SeatScore mine = score(finished({{.greats = 2}, {}, {}})).of[0];
  EXPECT_EQ(line(mine, Source::great), 10);
  EXPECT_EQ(line(mine, Source::high), 20);
  EXPECT_EQ(mine.total, 30);
}

TEST(WickedScore, ASmallOracleCountsTwo) { EXPECT_EQ(score(finished({{.smalls = 2}, {}, {}})).of[0].total, 4); }

TEST(WickedScore, EachGreatOracleRemovesTwoImpurityAtTheEnd) {
  const Score all = score(finished({{.impurity = 5, .greats = 1}, {.impurity = 5, .greats = 2}, {.impurity = 5}}));
  EXPECT_EQ(line(all.of[0], Source::impurity), -3);
  EXPECT_EQ(line(all.of[1], Source::impurity), -1);
  EXPECT_EQ(line(all.of[2], Source::impurity), -5);
}

TEST(WickedScore, TheReliefNeverGoesBelowZero) {
  EXPECT_EQ(line(score(finished({{.impurity = 1, .greats = 1}, {}, {}})).of[0], Source::impurity), 0);
}

TEST(WickedScore, PointsMayBeNegative) { EXPECT_EQ(score(finished({{.impurity = 4}, {}, {}})).of[0].total, -4); }

TEST(WickedScore, TheMostPointsWinAndEveryPlaceIsCompared) {
  const State state = finished({{.smalls = 1}, {.greats = 1}, {}, {.tokens = {{{1, 0, 0, 0}, {}, {}}}}});
  EXPECT_EQ(places(state), (std::vector{2, 1, 4, 3}));
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(score(state).of[seat].tie_break, 0);
}

/// `better` wins a tie against `worse` by the tie-breaker with this index.
void expect_tie_broken(const Finish& better, const Finish& worse, int tie_breaker) {
  const State state = finished({better, worse, {.impurity = 12}});
  const Score all = score(state);
  EXPECT_EQ(all.of[0].total, all.of[1].total);
  EXPECT_EQ(places(state), (std::vector{1, 2, 3}));
  EXPECT_EQ(all.of[0].tie_break, 0);
  EXPECT_EQ(all.of[1].tie_break, tie_breaker);
  EXPECT_EQ(all.of[2].tie_break, 0);
  EXPECT_EQ(places(finished({worse, better, {.impurity = 12}})), (std::vector{2, 1, 3}));
}

TEST(WickedTie, IsBrokenByMoreGreatOracles) {
  // 15 points each: 10 + 5 and three high.
  expect_tie_broken({.greats = 1}, {.tokens = {{{}, {}, {1, 1, 1, 0}}}}, 1);
}

TEST(WickedTie, ThenByMoreHighTokens) {
  expect_tie_broken({.tokens = {{{}, {}, {1, 0, 0, 0}}}}, {.tokens = {{{1, 0, 0, 0}, {2, 0, 0, 0}, {}}}}, 2);
}

TEST(WickedTie, HighTokensOnGreatOraclesCountToo) {
  // Both have one great oracle and 22 points: three high and a small oracle more against two high and others.
  expect_tie_broken({.tokens = {{{}, {}, {1, 0, 0, 0}}}, .greats = 1, .smalls = 1},
                    {.tokens = {{{1, 0, 0, 0}, {3, 0, 0, 0}, {}}}, .greats = 1}, 2);
}

TEST(WickedTie, ThenByMoreMiddleTokens) {
  expect_tie_broken({.tokens = {{{}, {1, 0, 0, 0}, {}}}}, {.tokens = {{{2, 0, 0, 0}, {}, {}}}}, 3);
}

TEST(WickedTie, ThenByMoreLowTokens) { expect_tie_broken({.tokens = {{{2, 0, 0, 0}, {}, {}}}}, {.smalls = 1}, 4); }

// Ruling: impurity as left after the great oracles' relief.
TEST(WickedTie, ThenByLessImpurityLeft) {
  expect_tie_broken({.tokens = {{{4, 0, 0, 0}, {}, {}}}},
                    {.tokens = {{{4, 0, 0, 0}, {}, {}}}, .impurity = 2, .smalls = 1}, 5);
  const Finish relieved{.impurity = 2, .greats = 1};
  const Finish without{.greats = 1};
  EXPECT_EQ(places(finished({relieved, without, {}})), (std::vector{1, 1, 3}));
}

TEST(WickedTie, ThenTheVictoryIsShared) {
  const State state = finished({{.smalls = 1}, {}, {.smalls = 1}, {.impurity = 1}});
  EXPECT_EQ(places(state), (std::vector{1, 3, 1, 4}));
  EXPECT_EQ(score(state).of[2].tie_break, 0);
}

TEST(WickedTie, TheSameComparisonGivesEveryOtherPlace) {
  const State state = finished({{.greats = 2},
                                {.tokens = {{{2, 0, 0, 0}, {}, {}}}},
                                {.tokens = {{{}, {1, 0, 0, 0}, {}}}},
                                {.tokens = {{{2, 0, 0, 0}, {}, {}}}},
                                {.smalls = 1}});
  EXPECT_EQ(places(state), (std::vector{1, 3, 2, 3, 5}));
  const Score all = score(state);
  EXPECT_EQ(all.of[2].tie_break, 0) << "behind the winner by points";
  EXPECT_EQ(all.of[1].tie_break, 3);
  EXPECT_EQ(all.of[3].tie_break, 3);
  EXPECT_EQ(all.of[4].tie_break, 4);
}

TEST(WickedScore, BeforeTheEndCountsAsIfTheGameEndedNow) {
  State state = dealt(3, {{Half::red, Half::green}});
  EXPECT_EQ(score(state).of[0].total, 0);
  EXPECT_EQ(places(state), (std::vector{1, 1, 1}));
  bids(state, {"3 w", "2 -", "1 -"});
  EXPECT_EQ(score(state).of[0].total, 1);
  EXPECT_EQ(score(state).of[1].total, 0);
  EXPECT_EQ(score(state).seats, 3);
}

TEST(WickedScore, TheLinesAddUpInEveryPosition) {
  visit_random_games(10, [](const State& state) {
    const Score all = score(state);
    int best = max_players;
    for (int seat = 0; seat < all.seats; ++seat) {
      int sum = 0;
      for (const std::int16_t points : all.of[seat].by_source) sum += points;
      ASSERT_EQ(sum, all.of[seat].total);
      best = std::min<int>(best, all.of[seat].place);
      for (int other = 0; other < all.seats; ++other) {
        if (all.of[seat].total > all.of[other].total) {
          ASSERT_LT(all.of[seat].place, all.of[other].place);
        }
      }
    }
    ASSERT_EQ(best, 1);
  });
}

}  // namespace
}  // namespace kairo::wicked::test
