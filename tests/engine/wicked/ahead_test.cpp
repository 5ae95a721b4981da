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

/// The first player, alone 1st, has a white soul's colour to pick; the others are 2nd and have nothing to pick.
State with_a_white_soul(int corridor) {
  const Corridor white{Half::white, Half::green};
  State state = corridor == 0
                    ? dealt(3, {white})
                    : dealt(3, {{Half::red, Half::blue}, {Half::red, Half::green}, {Half::red, Half::yellow}, white});
  if (corridor > 0) bids(state, {"0 -", "1 -", "1 -"});
  for (int i = 1; i < corridor; ++i) bids(state, {"0 -", "0 -", "0 -"});
  if (corridor == 0) bids(state, {"2 -", "1 -", "1 -"});
  EXPECT_EQ(state.phase, Phase::pick_colour);
  EXPECT_EQ(state.corridor, corridor);
  EXPECT_EQ(to_move(state), 0);
  return state;
}

TEST(WickedAhead, AfterTheLastCorridorWhoHasNothingToPickGoesOnToSoulProcessing) {
  const State state = with_a_white_soul(3);
  EXPECT_EQ(low(state, 1), (Shelf{0, 4, 1, 0})) << "a blue one, and three signs and a half in green";
  EXPECT_EQ(moves_ahead(state, 1), (std::vector<std::string>{"promote low green", "done"}));
}

TEST(WickedAhead, AfterAnEarlierCorridorNobodyProcessesSouls) {
  const State state = with_a_white_soul(0);
  for (const int seat : {1, 2}) EXPECT_TRUE(moves_ahead(state, seat).empty()) << seat;
}

TEST(WickedAhead, WhoHasTooManyTokensReturnsThemAtOnceToo) {
  for (const int corridor : {0, 3}) {
    State state = with_a_white_soul(corridor);
    state.boards[2].tokens[index(Rank::low)] = {0, 4, 0, 3};
    EXPECT_EQ(moves_ahead(state, 2), (std::vector<std::string>{"return green", "return yellow"})) << corridor;
    EXPECT_TRUE(moves_ahead(state, 0).empty() || corridor == 3) << "who is asked already";
  }
}

TEST(WickedAhead, StepsDoNotDependOnWhatAnotherIsAsked) {
  State state = processing({.tokens = {{{0, 2, 0, 0}, {2, 1, 1, 1}, {}}}});
  state.boards[1].tokens = {{{2, 0, 0, 0}, {}, {}}};
  make(state, "promote low green");
  ASSERT_EQ(state.phase, Phase::make_room);
  EXPECT_EQ(moves_ahead(state, 1), (std::vector<std::string>{"promote low red", "done"}));
  ASSERT_TRUE(ask_ahead(state, 1));
  EXPECT_EQ(state.stepped, 0) << "that of the first player was no step of the second";
  EXPECT_EQ(state.full, Rank::low);
  EXPECT_EQ(state.risen, Colour::red) << "nothing has risen here";
}

TEST(WickedAhead, NobodyIsAskedOnceTheGameIsOver) {
  State state = dealt(3);
  Rng rng(3);
  play_until(state, rng, [](const State&) { return false; });
  for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(moves_ahead(state, seat).empty());
}

}  // namespace
}  // namespace kairo::wicked::test
