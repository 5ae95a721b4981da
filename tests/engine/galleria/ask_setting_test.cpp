#include "engine/games/galleria/rules/reactions.h"
#include "tests/engine/galleria/scene.h"

/// Reactions: the order in which seats are asked, and each player's ask setting.
namespace kairo::galleria::test {
namespace {

State placing(AskSetting setting, std::string_view others_hand) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = others_hand, .ask_setting = setting}, {}}});
  make(state, "place NS d3");
  return state;
}

TEST(GalleriaAskSetting, WhenAbleAsksOnlyWhoHoldsAnAnswer) {
  EXPECT_EQ(question(placing(AskSetting::when_able, "cave_in NEW")), "answer 1");
  EXPECT_EQ(question(placing(AskSetting::when_able, "stun NEW")), "place 0") << "no streak yet";
  EXPECT_EQ(question(placing(AskSetting::when_able, "hush NEW")), "place 0");
}

TEST(GalleriaAskSetting, AlwaysAsksThoughThereIsOnlyPass) {
  const State state = placing(AskSetting::always, "2*NEW");
  EXPECT_EQ(question(state), "answer 1");
  EXPECT_EQ(moves_of(state), std::vector<std::string>{"pass"});
}

TEST(GalleriaAskSetting, NeverAsksNobody) { EXPECT_EQ(question(placing(AskSetting::never, "cave_in NEW")), "place 0"); }

TEST(GalleriaAskSetting, WithAlwaysNothingTellsWhatIsHeld) {
  // Two hands, one that could answer; everybody else sees the same, before and after a pass.
  State able = placing(AskSetting::always, "cave_in NEW");
  State unable = placing(AskSetting::always, "hush NEW");
  for (int pass = 0; pass < 2; ++pass) {
    for (const Seat seat : {Seat{0}, Seat{2}, no_seat}) {
      EXPECT_EQ(look(able, seat), look(unable, seat));
      EXPECT_EQ(question(look(able, seat)).key, question(look(unable, seat)).key);
    }
    if (pass == 0) {
      const EventList one = make(able, "pass");
      const EventList other = make(unable, "pass");
      EXPECT_EQ(one.events, other.events);
    }
  }
}

TEST(GalleriaAskSetting, FromTheActivePlayersLeftRound) {
  const Player able{.hand = "cave_in NEW"};
  State state = laid_out({.players = {{.hand = "NS hush"}, able, {.hand = "cave_in NES"}, {.hand = "cave_in NES"}}});
  make(state, "place NS d3");
  EXPECT_EQ(question(state), "answer 1");
  make(state, "pass");
  EXPECT_EQ(question(state), "answer 2");
  make(state, "pass");
  EXPECT_EQ(question(state), "answer 3");
  make(state, "pass");
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaAskSetting, ASeatThatPassedIsDoneInThatWindowThoughOthersPlay) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*ward"}, {.hand = "cave_in NEW"}, {.hand = "2*stun NEW"}}});
  make(state, {"place NS d3", "pass", "place NS d5", "pass", "place EW c4"});
  EXPECT_EQ(question(state), "answer 1");
  make(state, {"pass", "trap stun"});
  EXPECT_EQ(question(state), "answer 0");
  make(state, "trap ward");
  EXPECT_EQ(question(state), "answer 2") << "whoever plays is asked again, player 1 is not";
}

TEST(GalleriaAskSetting, TheSwitchIsSetInOnesOwnTurn) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in NEW"}}});
  EXPECT_EQ(refusal_of(state, "ask when-able"), Refusal::switch_unchanged);
  make(state, "ask never");
  EXPECT_EQ(state.table.ask_setting[0], AskSetting::never);
  EXPECT_EQ(question(state), "use 0");
  make(state, "place NS d3");
  EXPECT_EQ(refusal_of(state, "ask always"), Refusal::not_asked) << "not while somebody else is asked";
}

TEST(GalleriaAskSetting, TheSwitchIsSetAFewTimesATurnSoThatAMatchEnds) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {}}});
  make(state, {"ask never", "ask always", "ask when-able"});
  EXPECT_EQ(refusal_of(state, "ask never"), Refusal::switched_often);
  EXPECT_FALSE(is_legal(state, "ask never"));
  State read;
  ASSERT_TRUE(parse_state(state_text(state), read).has_value());
  EXPECT_EQ(read, state);
  make(state, {"place NS d3", "end", "end"});
  EXPECT_EQ(question(state), "use 0");
  EXPECT_TRUE(is_legal(state, "ask never")) << "in the next turn again";
}

TEST(GalleriaAskSetting, TheTableMayAgreeOnTheSwitchBeforeTheDeal) {
  for (const AskSetting setting : {AskSetting::when_able, AskSetting::always, AskSetting::never})
    for (const AskSetting seat : {dealt(2, 1, setting).table.ask_setting[0], dealt(2, 1, setting).table.ask_setting[1]})
      EXPECT_EQ(seat, setting);
}

TEST(GalleriaAskSetting, NobodyIsAskedAboutAMimicWithoutACurioDeck) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "mimic NEW", .ask_setting = AskSetting::always}},
                          .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW",
                          .rooms = "n2 umbrella"});
  make(state, {"place NS b1", "pass"});
  ASSERT_EQ(question(state), "answer 1");
  Table table = state.table;
  EXPECT_TRUE(could_answer(table, 1));
  table.curio_deck_left = 0;  // No match comes to that.
  EXPECT_FALSE(could_answer(table, 1));
  EXPECT_FALSE(can_answer(table, state.hands[1], 1));
}

}  // namespace
}  // namespace kairo::galleria::test
