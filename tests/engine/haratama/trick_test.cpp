#include <algorithm>

#include "tests/engine/haratama/scene.h"

/// Following suit, the ban on blue, the break, treasures, the last card.
namespace kairo::haratama::test {
namespace {

TEST(HaratamaTrick, FollowTheLedSuitIfYouCan) {
  State state = after_passing({.hands = {"R4 B5", "R7 R8 G1 B1 B2 B3 B4", "", ""}});
  plays(state, "R4");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"play R7", "play R8"}));
  EXPECT_EQ(refusal_of(state, "play G1"), Refusal::must_follow);
  EXPECT_EQ(refusal_of(state, "play B1"), Refusal::must_follow);
}

TEST(HaratamaTrick, WithoutTheLedSuitAnyCardMayBePlayedEvenInTheFirstTrick) {
  State state = after_passing({.hands = {"R4 B5", "B1 B2 B3 P2 P7 P10 G1 G2 G3 G4 G5 G6 G7", "", ""}});
  plays(state, "R4");
  EXPECT_EQ(moves_of(state).size(), 13U) << "treasures and blue cards too";
  plays(state, "P7");
}

TEST(HaratamaTrick, OnlyTheLedSuitWins) {
  State state = after_passing({.hands = {"R4 B5", "R3", "B13 B12 B11 G1 G2 G3 G4 G5 G6 P1 P2 P3 P4",
                                         "P13 P12 P11 G7 G8 G9 G10 G11 G12 G13 P5 P6 P7"}});
  plays(state, "R4 R3 B13 P13");
  EXPECT_EQ(state.last.winner, 0);
  EXPECT_EQ(state.asked, 0);
}

TEST(HaratamaTrick, TheWinnerAlsoWinsThrownOffTreasuresAndItsOwn) {
  State state = after_passing({.hands = {"R10 B5", "R2", "P7 P1 P2 P3 P4 P5 P6 G1 G2 G3 G4 G5 G6", "R3"}});
  const EventList events = plays(state, "R10 R2 P7 R3");
  EXPECT_EQ(state.won[0], cards("R2 R10 P7"));
  const Event won = events_of(events, EventKind::trick_won).at(0);
  EXPECT_EQ(won.data, (decltype(won.data){3, card("R2"), card("R10"), card("P7"), -1, 3}));
}

TEST(HaratamaTrick, ThreePlayersGoClockwise) {
  State state = after_passing({.hands = {"R1 G1", "R9 G2", "B5 R8"}, .descents = {1, 2, 3}, .aside = "G10"});
  plays(state, "R8 R1 R9");
  EXPECT_EQ(state.last.leader, 2);
  EXPECT_EQ(state.last.winner, 1);
}

TEST(HaratamaBreak, BeforeTheBreakBlueMayNotBeLed) {
  const State state = after_passing({.hands = {"R4 B5", "", "", ""}});
  for (const std::string& move : moves_of(state)) EXPECT_NE(move[5], 'B') << move;
  EXPECT_EQ(refusal_of(state, "play B5"), Refusal::before_the_break);
}

TEST(HaratamaBreak, AfterTheBreakBlueMayBeLed) {
  State state = after_passing({.hands = {"R4 B5 B6", "R7", "B1 B2 B3 P1 P2 P3 P4 P5 P6 P8 P9 P11 P12", "R3"}});
  plays(state, "R4 R7 B1 R3");
  ASSERT_EQ(state.asked, 1);
  const std::vector<std::string> moves = moves_of(state);
  EXPECT_TRUE(std::any_of(moves.begin(), moves.end(), [](const std::string& move) { return move[5] == 'B'; }));
}

TEST(HaratamaBreak, HappensOnceARoundAndEndsWithIt) {
  State state = after_passing(nine_tricks());
  EventList events = plays(state, first_eight_tricks);
  EXPECT_EQ(count_events(events, EventKind::day_broke), 1);
  EXPECT_EQ(state.broken, 1);
  plays(state, ninth_trick);
  EXPECT_EQ(state.broken, 0) << "a new round begins at night";
}

TEST(HaratamaBreak, ALeaderWithOnlyBlueBreaksEvenInTheFirstTrick) {
  State state = after_passing({.hands = {"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13", "", "", ""}});
  ASSERT_EQ(state.asked, 0);
  EXPECT_EQ(moves_of(state).size(), 13U);
  const EventList events = plays(state, "B13");
  EXPECT_EQ(count_events(events, EventKind::day_broke), 1);
}

TEST(HaratamaTrick, ASeatWithOneLegalCardIsStillAsked) {
  State state = after_passing({.hands = {"R4 B5", "R7 B1 B2 B3 B4 P1 P2 P3 P4 P5 P6 P7 P8", "R1", "R2"}});
  plays(state, "R4");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"play R7"}));
  EXPECT_EQ(state.asked, 1);
}

// Plays random rounds until one reaches the last cards; practically certain to happen within this number of games.
TEST(HaratamaTrick, TheLastCardOfAHandIsPlayedAutomatically) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    State state;
    deal(standard_setup(info, 4, seed), state);
    Rng rng(seed);
    while (to_move(state) != no_seat) {
      EventList events;
      play_random_move(state, rng, events);
      ASSERT_FALSE(state.phase == Phase::play && state.tricks_done == hand_size - 1) << "nobody is asked";
      const std::vector<Event> played = events_of(events, EventKind::card_played);
      if (played.size() < 2) continue;
      ASSERT_EQ(played.size(), 5U) << "the card that was chosen, then the last of each hand";
      EXPECT_EQ(played[0].data[2], 0);
      for (std::size_t i = 1; i < played.size(); ++i) EXPECT_EQ(played[i].data[2], 1);
      ASSERT_EQ(count_events(events, EventKind::round_ended), 1);
      EXPECT_EQ(events_of(events, EventKind::round_ended)[0].data[1], 0) << "no card is left";
      return;
    }
  }
  FAIL() << "no round reached the last cards";
}

TEST(HaratamaUndo, APlayedCardCannotBeTakenBack) {
  State state = after_passing({.hands = {"R4 B5", "", "", ""}});
  EXPECT_TRUE(make(state, "play R4").sealed);
}

TEST(HaratamaRefusal, NamesTheReason) {
  State state = before_passing({});
  EXPECT_EQ(refusal_of(state, "play R1"), Refusal::not_asked);
  EXPECT_EQ(why_not(state, {Move::Kind::pass, 15, 16}), Refusal::no_such_thing) << "there is no red 16";
  EXPECT_EQ(why_not(state, {static_cast<Move::Kind>(9), 0, 1}), Refusal::no_such_thing);
  state = after_passing({.hands = {"R4 B5", "R7", "", ""}});
  EXPECT_EQ(refusal_of(state, "pass R4 B5"), Refusal::not_asked);
  EXPECT_EQ(refusal_of(state, "play R7"), Refusal::not_in_hand);
  EXPECT_EQ(why_not(state, {Move::Kind::play, card("R4"), 1}), Refusal::no_such_thing);
  EXPECT_EQ(why_not(state, {Move::Kind::play, 255, 0}), Refusal::no_such_thing);
  state = after_passing({.hands = {"", "", ""}, .descents = {1, 2, 3}, .aside = "G10"});
  EXPECT_EQ(refusal_of(state, "play R11"), Refusal::no_such_thing) << "3 players have no 11";
}

}  // namespace
}  // namespace kairo::haratama::test
