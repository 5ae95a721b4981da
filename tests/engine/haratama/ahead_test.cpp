#include "tests/engine/haratama/scene.h"

/// Seats that may pass cards before their turn, because all pass at once.
namespace kairo::haratama::test {
namespace {

/// The moves of a seat that answers ahead; none: it may not.
std::vector<std::string> moves_ahead(State state, int seat) {
  if (!ask_ahead(state, static_cast<Seat>(seat))) return {};
  EXPECT_EQ(to_move(state), seat);
  return moves_of(state);
}

TEST(HaratamaAhead, EverybodyPassesAtOnceFromTheirOwnHand) {
  for (const int players : {3, 4}) {
    State state;
    deal(standard_setup(info, players, 1), state);
    for (int seat = 1; seat < players; ++seat) {
      const std::vector<std::string> moves = moves_ahead(state, seat);
      EXPECT_EQ(moves.size(), 78U);
      for (const std::string& move : moves) {
        Move pass;
        ASSERT_TRUE(parse_move(move, pass));
        EXPECT_TRUE(has(state.hands[seat], pass.a) && has(state.hands[seat], pass.b)) << move;
      }
    }
    for (int seat = players; seat < max_seats; ++seat) EXPECT_TRUE(moves_ahead(state, seat).empty()) << "at no table";
  }
}

TEST(HaratamaAhead, NobodyPassesTwice) {
  State state = before_passing({});
  make(state, moves_of(state).front());
  make(state, moves_of(state).front());
  for (const int seat : {0, 1, 2}) EXPECT_TRUE(moves_ahead(state, seat).empty()) << seat << ": 2 is to move anyway";
  EXPECT_FALSE(moves_ahead(state, 3).empty());
}

TEST(HaratamaAhead, NobodyPlaysACardBeforeTheirTurn) {
  State state = after_passing(nine_tricks());
  ASSERT_EQ(state.phase, Phase::play);
  for (int seat = 0; seat < 4; ++seat) EXPECT_TRUE(moves_ahead(state, seat).empty()) << seat;
  state.phase = Phase::over;
  state.asked = 0;
  for (int seat = 0; seat < 4; ++seat) EXPECT_TRUE(moves_ahead(state, seat).empty()) << "it is over";
}

}  // namespace
}  // namespace kairo::haratama::test
