#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

/// Only the last `done` of this round is left.
State at_the_end_of(int round, int players = 3) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}, .players = players, .round = round});
  make(state, "promote low red");
  return state;
}

TEST(WickedRound, PreparationReturnsAllPiecesAndLaysTheNextCorridors) {
  for (int players = min_players; players <= max_players; ++players) {
    State state = at_the_end_of(0, players);
    const EventList events = make(state, "done");
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.corridor, 0);
    EXPECT_EQ(state.phase, Phase::bid);
    EXPECT_EQ(to_move(state), 0);
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(state.boards[seat].pieces, pieces_each(players));
      EXPECT_EQ(state.boards[seat].signs, both_signs);
    }
    const View view = look(state, no_seat);
    const int per_round = corridors_per_round(players);
    EXPECT_EQ(view.laid.size(), static_cast<std::size_t>(2 * per_round));
    EXPECT_EQ(view.deck_left, 2 * per_round);
    EXPECT_EQ(ring_card(view, 0), state.order[per_round]);
    EXPECT_EQ(count_events(events, EventKind::round_began), 1);
  }
}

TEST(WickedRound, TokensAndImpurityStayFromRoundToRound) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}, .impurity = 2});
  make(state, {"promote low red", "done"});
  EXPECT_EQ(middle(state, 0), (Shelf{1, 0, 0, 0}));
  EXPECT_EQ(state.boards[0].impurity, 2);
}

TEST(WickedRound, AfterTheFourthThereIsNoPreparationAndTheGameIsOver) {
  State state = at_the_end_of(3);
  const EventList events = make(state, "done");
  EXPECT_EQ(to_move(state), no_seat);
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(count_events(events, EventKind::round_began), 0);
  EXPECT_EQ(count_events(events, EventKind::ended), 1);
  EXPECT_TRUE(moves_of(state).empty());
  EXPECT_EQ(refusal_of(state, "done"), Refusal::game_over);
}

TEST(WickedRound, TheThirdIsNotTheLast) {
  State state = at_the_end_of(2);
  make(state, "done");
  EXPECT_EQ(state.round, 3);
  EXPECT_EQ(look(state, 0).deck_left, 0);
}

TEST(WickedRound, TheLastRevealStaysInSightInTheNextRound) {
  State state = at_the_end_of(0);
  const Reveal last = state.last;
  make(state, "done");
  EXPECT_EQ(look(state, 1).last, last);
}

}  // namespace
}  // namespace kairo::wicked::test
