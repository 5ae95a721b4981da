#include "tests/engine/galleria/scene.h"

/// Seats that may answer before their turn.
namespace kairo::galleria::test {
namespace {

/// The first player has laid a card, and the second is asked whether it answers.
State asked_about_a_card(std::string_view second_hand) {
  constexpr auto always = AskSetting::always;
  State state = laid_out({.players = {{.hand = "NS hush"},
                                      {.hand = second_hand, .ask_setting = always},
                                      {.hand = "cave_in NEW", .ask_setting = always}}});
  make(state, "place NS d3");
  EXPECT_EQ(question(state), "answer 1");
  return state;
}

TEST(GalleriaAskAhead, NobodyAnswersBeforeASeatThatMayHoldATrap) {
  for (const std::string_view hand : {"cave_in NEW", "2*NEW"}) {
    State state = asked_about_a_card(hand);
    EXPECT_FALSE(ask_ahead(state, 2)) << "or it would tell whether the second player holds a trap";
    EXPECT_FALSE(ask_ahead(state, 3)) << "at no seat";
  }
}

TEST(GalleriaAskAhead, ASeatAfterOneThatEverybodyKnowsToBeUnableMayAnswer) {
  State state = asked_about_a_card("2*NEW");
  state.table.shown[1] = state.hands[1];
  State ahead = state;
  ASSERT_TRUE(ask_ahead(ahead, 2));
  make(state, "pass");
  EXPECT_EQ(look(ahead, 2), look(state, 2));
  EXPECT_EQ(moves_of(ahead), moves_of(state));
  EXPECT_FALSE(ask_ahead(ahead, 0)) << "nobody answers itself";
}

TEST(GalleriaAskAhead, AKnownTrapStillComesFirst) {
  State state = asked_about_a_card("cave_in NEW");
  state.table.shown[1] = state.hands[1];
  EXPECT_FALSE(ask_ahead(state, 2));
}

TEST(GalleriaAskAhead, WhoIsNeverAskedIsNotWaitedFor) {
  constexpr auto always = AskSetting::always;
  State state = laid_out({.players = {{.hand = "NS hush"},
                                      {.hand = "2*NEW", .ask_setting = always},
                                      {.hand = "cave_in NES", .ask_setting = AskSetting::never},
                                      {.hand = "cave_in NEW", .ask_setting = always}}});
  make(state, "place NS d3");
  state.table.shown[1] = state.hands[1];
  State ahead = state;
  EXPECT_FALSE(ask_ahead(ahead, 2)) << "and is not asked ahead";
  ASSERT_TRUE(ask_ahead(ahead, 3));
  EXPECT_EQ(question(ahead), "answer 3");
  state.table.ask_setting[2] = AskSetting::when_able;
  EXPECT_FALSE(ask_ahead(state, 3)) << "then the one before might answer";
}

TEST(GalleriaAskAhead, CardsArePassedToTheLeftInAnyOrder) {
  State state = dealt(3);
  state.table.stack.clear();
  state.table.tasks.clear();
  state.table.tasks.push_back({.op = Op::pass_left, .who = state.table.turn});
  state.table.phase = Phase::pass_on;
  state.table.asked = state.table.turn;
  for (int i = 1; i < 3; ++i) {
    const auto seat = static_cast<Seat>((state.table.turn + i) % 3);
    State ahead = state;
    ASSERT_TRUE(ask_ahead(ahead, seat));
    EXPECT_EQ(ahead.table.asked, seat);
    EXPECT_EQ(look(ahead, seat).pick, no_card);
    EXPECT_EQ(look(ahead, seat).hands[seat], state.hands[seat]);
    State again = state;
    again.table.picked |= only(seat);
    EXPECT_FALSE(ask_ahead(again, seat)) << "nobody passes twice";
    State empty = state;
    empty.hands[seat] = {};
    empty.table.hand_size[seat] = 0;
    EXPECT_FALSE(ask_ahead(empty, seat)) << "empty hands pass nothing";
  }
}

}  // namespace
}  // namespace kairo::galleria::test
