#include "engine/games/haratama/view.h"

#include "tests/engine/haratama/scene.h"

/// The knowledge of each seat, and how the rest is imagined.
namespace kairo::haratama::test {
namespace {

/// A state as `seat` sees it, with other hands for everybody else.
State with_other_hands(const State& state, Seat seat) {
  State other = state;
  Rng rng(11);
  const State imagined = imagine(look(state, seat), rng);
  other.hands = imagined.hands;
  other.passed = imagined.passed;
  other.rng = imagined.rng;
  return other;
}

TEST(HaratamaView, HidesOtherHandsOtherPassesAndTheGenerator) {
  const State state = after_passing({.hands = {"R4 B5", "R7", "R1", "R9"}});
  const State other = with_other_hands(state, 2);
  ASSERT_NE(other.hands[0], state.hands[0]);
  EXPECT_EQ(look(state, 2), look(other, 2));
  EXPECT_EQ(view_text(look(state, 2)), view_text(look(other, 2)));
  EXPECT_NE(look(state, 0), look(other, 0));
}

TEST(HaratamaView, ShowsTheOwnHandAndBothOwnPairsAndAnOnlookerNone) {
  const State state = after_passing({.hands = {"R4 B5", "", "", ""}});
  const View mine = look(state, 0);
  EXPECT_EQ(mine.hand, state.hands[0]);
  EXPECT_EQ(mine.gave, state.passed[0]);
  EXPECT_EQ(mine.took, state.passed[3]);
  const View public_view = look(state, no_seat);
  EXPECT_EQ(public_view.hand, 0U);
  EXPECT_EQ(public_view.hand_sizes, (PerSeat<std::uint8_t>{13, 13, 13, 13}));
}

TEST(HaratamaView, KeepsEveryTrickOfTheRoundInSight) {
  State state = after_passing(nine_tricks());
  plays(state, first_eight_tricks);
  const View view = look(state, 2);
  ASSERT_EQ(tricks_in_sight(view).size(), 8U);
  EXPECT_EQ(tricks_in_sight(view)[1].cards, (PerSeat<Card>{card("R6"), card("R4"), card("B2"), card("B3")}));
  EXPECT_EQ(tricks_in_sight(view)[1].leader, 0);
  EXPECT_EQ(view.won[0], state.won[0]);
}

TEST(HaratamaView, CardsLeftAtTheEndOfTheGameAreInNobodysView) {
  Layout layout = nine_tricks();
  layout.results = {{5, 0, 4, 3}, {5, 0, 4, 3}};
  State state = after_passing(layout);
  plays(state, first_eight_tricks);
  plays(state, ninth_trick);
  ASSERT_EQ(state.phase, Phase::over);
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, no_seat}) {
    EXPECT_EQ(look(state, seat).hand, 0U);
    EXPECT_EQ(look(state, seat).hand_sizes, (PerSeat<std::uint8_t>{}));
    EXPECT_EQ(look(state, seat), look(with_other_hands(state, seat), seat));
  }
}

TEST(HaratamaRuling, PastTricksAreHiddenAtFirst) {
  for (int players = min_players; players <= max_players; ++players) {
    State state;
    deal(standard_setup(info, players, 3), state);
    EXPECT_EQ(state.sight, Sight::last_trick);
    while (state.tricks_done < 3) make(state, moves_of(state).front());
    EXPECT_TRUE(tricks_in_sight(look(state, 0)).empty());
    EXPECT_GT(look(state, 0).last.size, 0);
  }
}

TEST(HaratamaRuling, PastTricksHiddenOnlyTheLastStaysInSight) {
  Layout layout = nine_tricks();
  layout.sight = Sight::last_trick;
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7");
  const View view = look(state, 2);
  EXPECT_TRUE(tricks_in_sight(view).empty());
  EXPECT_EQ(view.tricks, (std::array<Trick, hand_size>{}));
  EXPECT_EQ(view.last.cards, (PerSeat<Card>{card("R6"), card("R4"), card("B2"), card("B3")}));
  EXPECT_EQ(view.table.cards[0], card("R7"));
  EXPECT_EQ(view_text(view).find("R5"), std::string::npos) << "neither a treasure nor in the last trick";
  EXPECT_NE(view_text(view).find("R1"), std::string::npos) << "its winner keeps a treasure in sight";
}

TEST(HaratamaRuling, PastTricksHiddenTheLastStaysInSightAcrossTheEndOfARoundUntilTheNextIsComplete) {
  Layout layout = nine_tricks();
  layout.sight = Sight::last_trick;
  State state = after_passing(layout);
  plays(state, first_eight_tricks);
  plays(state, ninth_trick);
  ASSERT_EQ(state.phase, Phase::pass);
  const Trick last = state.last;
  EXPECT_EQ(last.cards, (PerSeat<Card>{card("R13"), card("B9"), card("P8"), card("G3")}));
  while (state.tricks_done == 0) {
    EXPECT_EQ(look(state, 1).last, last);
    make(state, moves_of(state).front());
  }
  EXPECT_NE(look(state, 1).last, last);
}

TEST(HaratamaOption, VoidsAreWhatSomebodyFailedToFollow) {
  Layout layout = nine_tricks();
  layout.sight = Sight::voids;
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3");
  EXPECT_EQ(look(state, 0).watched.lacks, (PerSeat<Cards>{0, 0, lane(Suit::red), lane(Suit::red)}));
  EXPECT_NE(view_text(look(state, 0)).find("lacks R\n"), std::string::npos);
}

TEST(HaratamaOption, VoidsAreTheThreeOtherSuitsOfALeaderWhoBrokeWithBlue) {
  State state =
      after_passing({.hands = {"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13", "", "", ""}, .sight = Sight::voids});
  plays(state, "B13");
  EXPECT_NE(view_text(look(state, 1)).find("lacks RPG\n"), std::string::npos);
}

TEST(HaratamaOption, VoidsAreNotShownUnlessAgreedOn) {
  State state = after_passing(nine_tricks());
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3");
  EXPECT_EQ(view_text(look(state, 0)).find("lacks"), std::string::npos);
}

TEST(HaratamaImagine, LeavesKnownCardsWhereTheyAre) {
  State state = after_passing(nine_tricks());
  plays(state, "R1 R2 R3 R5");
  const View view = look(state, 0);
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const State imagined = imagine(view, rng);
    expect_valid(imagined);
    ASSERT_EQ(imagined.hands[0], state.hands[0]);
    ASSERT_TRUE(has(imagined.hands[1], card("B5"))) << "it led first";
    const Cards gave = view.gave.cards() & ~view.watched.gone;
    ASSERT_EQ(imagined.hands[1] & gave, gave);
  }
}

TEST(HaratamaImagine, AgreesWithVoidsAndFoxSigns) {
  Layout layout = nine_tricks();
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3");
  const View view = look(state, 1);
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    const State imagined = imagine(view, rng);
    ASSERT_EQ(imagined.foxes, view.foxes);
    ASSERT_EQ(imagined.hands[2] & lane(Suit::red), 0U);
    ASSERT_EQ(imagined.hands[3] & lane(Suit::red), 0U);
    ASSERT_EQ(imagined.lacks, state.lacks);
  }
}

// Two seats of which the viewer knows nothing should hold each unseen card equally often.
TEST(HaratamaImagine, IsUnbiased) {
  const State state = before_passing({.hands = {"R4 B5", "R7", "R1", "R9"}});
  const View view = look(state, 0);
  Rng rng(3);
  constexpr int times = 3000;
  int seat_1_holds = 0;
  for (int i = 0; i < times; ++i) seat_1_holds += has(imagine(view, rng).hands[1], card("G13")) ? 1 : 0;
  EXPECT_NEAR(seat_1_holds, times / 3, 5 * 26) << "five standard deviations";
}

}  // namespace
}  // namespace kairo::haratama::test
