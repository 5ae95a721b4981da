#include "tests/engine/ruin/scene.h"

/// Leaving points, ties and the solo rank. The worked examples test the other lines.
namespace kairo::ruin::test {
namespace {

/// Leaving points after these groups have left, one round each, in seat order.
std::vector<int> points_for(int players, std::initializer_list<int> groups) {
  State state =
      laid_out({.places = std::vector<Place>(static_cast<std::size_t>(players)), .half = 2, .row = "ABC", .deck = "*"});
  int first = 0;
  for (const int group : groups) {
    EventList events;
    while (!events.sealed) {
      const Seat seat = state.asked;
      if (seat >= first + group) {
        events = idle(state);
        continue;
      }
      make(state, moves_of(state).back());  // a single wall
      events = make(state, "leave");
    }
    first += group;
  }
  std::vector<int> all;
  for (int seat = 0; seat < players; ++seat) all.push_back(points(state, seat, Source::leaving));
  return all;
}

using Points = std::vector<int>;

TEST(RuinLeavingPoints, FirstSecondLaterNever) {
  EXPECT_EQ(points_for(4, {}), (Points{-20, -20, -20, -20}));
  EXPECT_EQ(points_for(4, {1}), (Points{30, -20, -20, -20}));
  EXPECT_EQ(points_for(4, {1, 1}), (Points{30, 10, -20, -20}));
  EXPECT_EQ(points_for(4, {1, 1, 1}), (Points{30, 10, 0, -20}));
  EXPECT_EQ(points_for(4, {1, 1, 1, 1}), (Points{30, 10, 0, 0}));
}

TEST(RuinLeavingPoints, ThoseWhoLeaveTogetherGetThoseOfOnePlaceBelow) {
  EXPECT_EQ(points_for(4, {2}), (Points{10, 10, -20, -20}));
  EXPECT_EQ(points_for(4, {3}), (Points{10, 10, 10, -20}));
  EXPECT_EQ(points_for(4, {4}), (Points{10, 10, 10, 10}));
  EXPECT_EQ(points_for(4, {1, 2}), (Points{30, 0, 0, -20}));
}

TEST(RuinLeavingPoints, TheNextTakesThePlaceAfterAllOfThem) {
  EXPECT_EQ(points_for(4, {2, 1}), (Points{10, 10, 0, -20}));
  EXPECT_EQ(points_for(4, {2, 2}), (Points{10, 10, 0, 0}));
  EXPECT_EQ(points_for(4, {1, 2, 1}), (Points{30, 0, 0, 0}));
}

TEST(RuinTies, MoreGemsComeFirst) {
  // A gem is worth 10, as much as a row of eleven cells more than the entrance alone.
  const State state = laid_out({.places = {{.walls = block("a11", "k11", "h11")}, {.passages = "h11", .gems = 1}},
                                .half = 2,
                                .row = "ABC",
                                .taken = "X"});
  const Score result = score(state);
  ASSERT_EQ(result.of[0].total, result.of[1].total);
  EXPECT_EQ(result.of[1].place, 1);
  EXPECT_EQ(result.of[0].place, 2);
  EXPECT_EQ(result.of[0].tie_break, 1);
}

TEST(RuinTies, ThenMoreGoalsMet) {
  // A goal and a row of five, or a rectangle of twenty.
  const State state =
      laid_out({.places = {{.walls = block("a1", "d5")}, {.passages = "g3 g4 g5 g6 h6 i6 j6", .goals = "FM"}},
                .half = 2,
                .row = "ABC"});
  const Score result = score(state);
  ASSERT_EQ(result.of[0].total, result.of[1].total);
  EXPECT_EQ(result.of[1].place, 1);
  EXPECT_EQ(result.of[0].place, 2);
  EXPECT_EQ(result.of[0].tie_break, 2);
}

TEST(RuinTies, OtherwiseThePlaceIsShared) {
  const Score shared = score(laid_out({.places = {{}, {}, {.walls = "f7"}}, .half = 2, .row = "ABC"}));
  EXPECT_EQ(shared.of[2].place, 1);
  EXPECT_EQ(shared.of[0].place, 2);
  EXPECT_EQ(shared.of[1].place, 2);
  EXPECT_EQ(shared.of[0].tie_break, 0) << "behind by the total";
}

TEST(RuinScore, AStandingInTheFirstHalfCountsTheRectangleOnce) {
  const State state = laid_out({.places = {{.walls = block("a1", "c4")}, {}}, .row = "ABC"});
  EXPECT_EQ(points(state, 0, Source::first_rectangle), 12);
  EXPECT_EQ(points(state, 0, Source::second_rectangle), 0);
}

TEST(RuinScore, SpentAndUnmetGoalsCountNothing) {
  const std::string way = "f6 g6 g5 g4 g3 h6 i6 j6";
  State state = laid_out({.places = {{.passages = way, .goals = "FM DJ"}, {}}, .row = "ABC"});
  EXPECT_EQ(points(state, 0, Source::goals), 15) << "D–J costs nothing";
  make(state, {"single f7", "spend FM", "extra x f8", "walk f6"});
  EXPECT_EQ(points(state, 0, Source::goals), 15) << "still sealed";
  idle(state);
  EXPECT_EQ(points(state, 0, Source::goals), 0);
}

TEST(RuinScore, SoloRanksRiseInTensAndTheNextOneIsKnown) {
  EXPECT_EQ(solo_rank(-20), 0);
  int below = 0;
  for (int rank = 0; rank < static_cast<int>(solo_ranks.size()); ++rank) {
    const int least = solo_ranks[static_cast<std::size_t>(rank)];
    EXPECT_GT(least, below);
    EXPECT_EQ(least % 10, 0);
    EXPECT_EQ(solo_rank(least - 1), rank);
    EXPECT_EQ(next_solo_rank(least - 1), least);
    EXPECT_EQ(solo_rank(least), rank + 1);
    below = least;
  }
  EXPECT_EQ(next_solo_rank(below), std::nullopt);
}

}  // namespace
}  // namespace kairo::ruin::test
