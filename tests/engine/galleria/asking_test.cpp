#include "tests/engine/galleria/scene.h"

/// Who is asked for an answer: the order, and each seat's switch.
namespace kairo::galleria::test {
namespace {

State placing(Asking asking, std::string_view others_hand) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = others_hand, .asking = asking}, {}}});
  make(state, "place NS d3");
  return state;
}

TEST(GalleriaAsking, WhenAbleAsksOnlyWhoHoldsAnAnswer) {
  EXPECT_EQ(question(placing(Asking::when_able, "cave_in NEW")), "answer 1");
  EXPECT_EQ(question(placing(Asking::when_able, "stun NEW")), "place 0") << "no streak yet";
  EXPECT_EQ(question(placing(Asking::when_able, "hush NEW")), "place 0");
}

TEST(GalleriaAsking, AlwaysAsksThoughThereIsOnlyPass) {
  const State state = placing(Asking::always, "2*NEW");
  EXPECT_EQ(question(state), "answer 1");
  EXPECT_EQ(moves_of(state), std::vector<std::string>{"pass"});
}

TEST(GalleriaAsking, NeverAsksNobody) { EXPECT_EQ(question(placing(Asking::never, "cave_in NEW")), "place 0"); }

TEST(GalleriaAsking, WithAlwaysNothingTellsWhatIsHeld) {
  // Two hands, one that could answer; everybody else sees the same, before and after a pass.
  State able = placing(Asking::always, "cave_in NEW");
  State unable = placing(Asking::always, "hush NEW");
  for (int pass = 0; pass < 2; ++pass) {
    for (const Seat seat : {Seat{0}, Seat{2}, no_seat}) {
      EXPECT_EQ(look(able, seat), look(unable, seat));
      EXPECT_EQ(asked(look(able, seat)).key, asked(look(unable, seat)).key);
    }
    if (pass == 0) {
      const EventList one = make(able, "pass");
      const EventList other = make(unable, "pass");
      EXPECT_EQ(one.events, other.events);
    }
  }
}

TEST(GalleriaAsking, FromTheActivePlayersLeftRound) {
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

TEST(GalleriaAsking, WhoPassedIsDoneInThatWindowThoughOthersPlay) {
  State state = laid_out({.players = {{.hand = "3*NS EW 2*ward"}, {.hand = "cave_in NEW"}, {.hand = "2*stun NEW"}}});
  make(state, {"place NS d3", "pass", "place NS d5", "pass", "place EW c4"});
  EXPECT_EQ(question(state), "answer 1");
  make(state, {"pass", "trap stun"});
  EXPECT_EQ(question(state), "answer 0");
  make(state, "trap ward");
  EXPECT_EQ(question(state), "answer 2") << "whoever plays is asked again, player 1 is not";
}

TEST(GalleriaAsking, TheSwitchIsSetInOnesOwnTurn) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in NEW"}}});
  EXPECT_EQ(refusal_of(state, "ask when-able"), Refusal::switch_unchanged);
  make(state, "ask never");
  EXPECT_EQ(state.table.asking[0], Asking::never);
  EXPECT_EQ(question(state), "use 0");
  make(state, "place NS d3");
  EXPECT_EQ(refusal_of(state, "ask always"), Refusal::not_asked) << "not while somebody else is asked";
}

TEST(GalleriaAsking, TheTableMayAgreeOnTheSwitchBeforeTheDeal) {
  for (const Asking asking : {Asking::when_able, Asking::always, Asking::never})
    for (const Asking seat : {dealt(2, 1, asking).table.asking[0], dealt(2, 1, asking).table.asking[1]})
      EXPECT_EQ(seat, asking);
}

TEST(GalleriaAsking, NobodyIsAskedAboutAMimicWithoutACurioDeck) {
  State state = laid_out(
      {.players = {{.hand = "NS hush"},
                   {.hand = "mimic NEW", .curios = "crown coffin portrait clock maiden", .asking = Asking::always}},
       .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW",
       .rooms = "n2 umbrella"});
  for (const Curio left : state.curio_deck) state.table.owner[left] = 1;
  state.curio_deck.clear();
  state.table.curio_deck_left = 0;
  make(state, {"place NS b1", "pass"});
  EXPECT_EQ(question(state), "place 0");
  EXPECT_TRUE(owns(state, 0, "umbrella"));
}

}  // namespace
}  // namespace kairo::galleria::test
