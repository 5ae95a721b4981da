#include "engine/games/ruin/rules/steps.h"
#include "tests/engine/ruin/scene.h"

/// Answers of a seat before its turn, which it may give because all draw and walk by the same card.
namespace kairo::ruin::test {
namespace {

bool may_answer_ahead(State state, int seat) {
  if (!ask_ahead(state, static_cast<Seat>(seat))) return false;
  EXPECT_EQ(to_move(state), seat);
  return true;
}

TEST(RuinAhead, ThoseAfterTheSeatToMoveDrawAtOnce) {
  const State state = after_set_up(3);
  ASSERT_EQ(to_move(state), 0);
  EXPECT_FALSE(may_answer_ahead(state, 0));
  for (const int seat : {1, 2}) EXPECT_TRUE(may_answer_ahead(state, seat)) << seat;
  for (const int seat : {3, 4}) EXPECT_FALSE(may_answer_ahead(state, seat)) << "beyond the table";
}

TEST(RuinAhead, APlayerWhoHasLeftTheRuinIsNotAsked) {
  State state = after_set_up(3);
  state.boards[1].left = 1;
  EXPECT_FALSE(may_answer_ahead(state, 1));
  EXPECT_TRUE(may_answer_ahead(state, 2));
}

TEST(RuinAhead, NobodyIsAskedOnceTheGameIsOver) {
  State state = after_set_up(3);
  state.phase = Phase::over;
  state.asked = 0;
  for (const int seat : {1, 2}) EXPECT_FALSE(may_answer_ahead(state, seat)) << seat;
}

}  // namespace
}  // namespace kairo::ruin::test
