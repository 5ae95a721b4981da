#include "tests/engine/wicked/scene.h"

/// Answers of a seat before its turn, which it may give because all are asked at once.
namespace kairo::wicked::test {
namespace {

/// The moves of a seat that answers ahead; none: it may not.
std::vector<std::string> moves_ahead(State state, int seat) {
  if (!ask_ahead(state, static_cast<Seat>(seat))) return {};
  EXPECT_EQ(to_move(state), seat);
  return moves_of(state);
}

TEST(WickedAhead, EverybodyBidsAtOnceOfTheirOwnPiecesAndSigns) {
  State state = dealt(3);
  bids(state, {"0 -", "0 -", "5 w"});
  EXPECT_EQ(moves_ahead(state, 2), (std::vector<std::string>{"bid 0 -", "bid 0 s", "bid 1 -", "bid 1 s"}));
}

TEST(WickedAhead, NobodyBidsTwice) {
  State state = dealt(4);
  bids(state, {"1 -", "2 -"});
  for (const int seat : {0, 1}) EXPECT_TRUE(moves_ahead(state, seat).empty()) << seat;
  for (const int seat : {2, 3}) EXPECT_FALSE(moves_ahead(state, seat).empty()) << seat;
}

TEST(WickedAhead, APlayerWithNothingLeftToBidIsNotAsked) {
  State state = dealt(3);
  bids(state, {"0 -", "0 -", "6 ws"});
  EXPECT_TRUE(moves_ahead(state, 2).empty());
}

TEST(WickedAhead, OnlySeatsOfTheTableAreAsked) {
  for (int players = min_players; players <= max_players; ++players)
    for (int seat = 1; seat < max_seats; ++seat)
      EXPECT_EQ(moves_ahead(dealt(players), seat).empty(), seat >= players) << players << ' ' << seat;
}

TEST(WickedAhead, SoulsAreProcessedAtOnceAsFarAsThereIsAStepToMake) {
  State state = processing({.tokens = {{{1, 0, 0, 0}, {}, {}}}, .promotions = 1});
  state.boards[2] = state.boards[0];
  EXPECT_EQ(moves_ahead(state, 2), (std::vector<std::string>{"spell low red", "done"}));
  EXPECT_TRUE(moves_ahead(state, 1).empty());
}

TEST(WickedAhead, NobodyIsAskedOnceTheGameIsOver) {
  State state = dealt(3);
  Rng rng(3);
  play_until(state, rng, [](const State&) { return false; });
  for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(moves_ahead(state, seat).empty());
}

}  // namespace
}  // namespace kairo::wicked::test
