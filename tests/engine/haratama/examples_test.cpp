#include "tests/engine/haratama/scene.h"

/// The worked examples of the rules.
namespace kairo::haratama::test {
namespace {

TEST(HaratamaExample, One_TheBreakAndTheTreasureOfATrick) {
  State state = after_passing({.hands = {"R4 B5", "R7", "B1 B2 B3 P1 P2 P3 P4 P5 P6 P8 P9 P11 P12", "R9"}});
  const EventList events = plays(state, "R4 R7 B1 R9");
  ASSERT_EQ(count_events(events, EventKind::day_broke), 1);
  EXPECT_EQ(events_of(events, EventKind::day_broke)[0].seat, 2);
  EXPECT_EQ(events_of(events, EventKind::day_broke)[0].data[0], 0) << "thrown off, not led";
  EXPECT_EQ(state.broken, 1);
  ASSERT_EQ(count_events(events, EventKind::trick_won), 1);
  EXPECT_EQ(events_of(events, EventKind::trick_won)[0].seat, 3) << "blue is no trump";
  EXPECT_EQ(state.won, (PerSeat<Cards>{0, 0, 0, cards("R7")}));
  EXPECT_EQ(state.asked, 3) << "the winner leads next";
}

PerSeat<int> losses_of(int players, PerSeat<std::uint8_t> treasures) {
  PerSeat<int> losses{};
  for (Seat seat = 0; seat < players; ++seat) losses[seat] = losses_in({treasures}, seat, players).total();
  return losses;
}

TEST(HaratamaExample, Two_FourPlayersEightTreasuresAreHaratama) {
  EXPECT_EQ(losses_of(4, {8, 2, 1, 1}), (PerSeat<int>{0, 80, 80, 80}));
}

TEST(HaratamaExample, Two_FourPlayersSevenTreasuresAreNot) {
  EXPECT_EQ(losses_of(4, {7, 3, 1, 1}), (PerSeat<int>{70, 30, 10, 10}));
}

TEST(HaratamaExample, Two_ThreePlayersNineTreasuresAreHaratama) {
  EXPECT_EQ(losses_of(3, {9, 2, 1}), (PerSeat<int>{0, 90, 90}));
}

TEST(HaratamaExample, Two_ThreePlayersEightTreasuresAreNot) {
  EXPECT_EQ(losses_of(3, {8, 3, 1}), (PerSeat<int>{80, 30, 10}));
}

TEST(HaratamaExample, Three_ALeaderWithNothingButBlueMayLeadAnyOfThemAndBreaks) {
  State state =
      after_passing({.hands = {"R5 R6 R7 R8 R9 R10 R11 R12 R13 B3 B9 B11 B12", "R1 R4 P1 P2 P3 P4 P5 P6 P7 P8 B1 B2 B5",
                               "R2 P9 P10 P11 P12 P13 G1 G2 G3 G4 B4 B6 B7", "R3"},
                     .descents = {8, 9, 10}});
  plays(state, "R1 R2 R3 R5  R6 R4 P9 G5  R7 P1 P10 G6  R8 P2 P11 G7  R9 P3 P12 G8  R10 P4 P13 G9");
  plays(state, "R11 P5 G1 G10  R12 P6 G2 G11  R13 P7 G3 G12");
  EXPECT_EQ(state.broken, 0);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"play B3", "play B9", "play B11", "play B12"}));
  const EventList events = plays(state, "B9");
  ASSERT_EQ(count_events(events, EventKind::day_broke), 1);
  EXPECT_EQ(events_of(events, EventKind::day_broke)[0].data[0], 1) << "led";
  EXPECT_EQ(state.broken, 1);
  EXPECT_EQ(state.lacks[0], lane(Suit::red) | lane(Suit::purple) | lane(Suit::green));
}

TEST(HaratamaExample, Four_ALeaderWithOneOtherCardMayLeadOnlyThat) {
  State state =
      after_passing({.hands = {"R1 R5 R6 R7 R8 R9 R10 R11 R12 R13 B3 B9 B11", "R4 P1 P2 P3 P4 P5 P6 P7 P8 B1 B2 B5 B12",
                               "R2 P9 P10 P11 P12 P13 G1 G2 G3 G4 B4 B6 B7", "R3"},
                     .descents = {8, 9, 10}});
  plays(state, "R4 R2 R3 R5  R6 P1 P9 G5  R7 P2 P10 G6  R8 P3 P11 G7  R9 P4 P12 G8  R10 P5 P13 G9");
  plays(state, "R11 P6 G1 G10  R12 P7 G2 G11  R13 P8 G3 G12");
  EXPECT_EQ(state.hands[0], cards("R1 B3 B9 B11"));
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"play R1"}));
  EXPECT_EQ(refusal_of(state, "play B9"), Refusal::before_the_break);
}

TEST(HaratamaExample, Five_TheTwelfthTreasureEndsTheRoundAndTheHandsAreDiscardedUnseen) {
  State state = after_passing(nine_tricks());
  plays(state, first_eight_tricks);
  EXPECT_EQ(state.to_win, cards("G3"));
  EventList events = plays(state, "R13 B9 P8");
  const Cards left_over = cards("G10 G11 G12 G13 B5 B10 B11 B12 P9 P10 P11 P12 P13 B4 B13 G9");
  EXPECT_EQ(state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3], left_over | cards("G3"));
  events = plays(state, "G3");
  ASSERT_EQ(count_events(events, EventKind::round_ended), 1);
  EXPECT_EQ(events_of(events, EventKind::round_ended)[0].data[1], 4) << "cards left in each hand";
  for (const Event& event : events.events)
    if (event.kind == static_cast<std::uint8_t>(EventKind::card_played)) {
      EXPECT_FALSE(has(left_over, static_cast<Card>(event.data[0])));
    }
  EXPECT_EQ(state.results.back().treasures, (PerSeat<std::uint8_t>{12, 0, 0, 0}));
  EXPECT_EQ(state.phase, Phase::pass) << "the next round is dealt";
}

}  // namespace
}  // namespace kairo::haratama::test
