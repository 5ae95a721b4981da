#include "tests/engine/haratama/scene.h"

#include <algorithm>

/// The pass, the fox, the first lead.
namespace kairo::haratama::test {
namespace {

State four() {
  return before_passing({.hands = {"R6 R9 B1 B13", "R7 R8 B2", "R1 R13 B3", "R2 P6 B5"}, .descents = {2, 6, 10}});
}

TEST(HaratamaPass, SeventyEightPairsInTheOrderOfTheHand) {
  const State state = four();
  const std::vector<std::string> moves = moves_of(state);
  ASSERT_EQ(moves.size(), 78U);
  std::vector<Card> hand;
  for (Cards left = state.hands[0]; left != 0; left = without_first(left)) hand.push_back(first(left));
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < hand.size(); ++i)
    for (std::size_t j = i + 1; j < hand.size(); ++j)
      expected.push_back(move_text({Move::Kind::pass, hand[i], hand[j]}));
  EXPECT_EQ(moves, expected);
  State::MoveList listed_twice;
  legal(state, listed_twice);
  legal(state, listed_twice);
  EXPECT_EQ(listed_twice.size(), 78U) << "whatever the list had before";
}

TEST(HaratamaPass, CardsGoToTheNextSeatAndAllAreTakenUpTogether) {
  State state = four();
  passes(state, {"R6 R9", "R7 R8", "R1 R13"});
  EXPECT_FALSE(has(state.hands[1], card("R6"))) << "still sealed";
  EXPECT_EQ(count(state.hands[0]), 11);
  EXPECT_EQ(state.phase, Phase::pass);
  EXPECT_EQ(count_events(make(state, "pass R2 P6"), EventKind::cards_passed), 1);
  EXPECT_EQ(state.phase, Phase::play);
  EXPECT_EQ(state.hands[1] & cards("R6 R9"), cards("R6 R9"));
  EXPECT_EQ(state.hands[2] & cards("R7 R8"), cards("R7 R8"));
  EXPECT_EQ(state.hands[3] & cards("R1 R13"), cards("R1 R13"));
  EXPECT_EQ(state.hands[0] & cards("R2 P6"), cards("R2 P6"));
}

TEST(HaratamaPass, YouChooseBeforeYouSeeWhatYouArePassed) {
  State state = four();
  make(state, "pass R6 R9");
  EXPECT_EQ(refusal_of(state, "pass R6 R7"), Refusal::not_in_hand);
}

TEST(HaratamaPass, ThreePlayersPassToo) {
  State state = before_passing({.hands = {"R1 R2", "R9 R10", "B5 G9"}, .descents = {1, 2, 3}, .aside = "G10"});
  passes(state, {"R1 R2", "R9 R10", "B5 G9"});
  EXPECT_EQ(state.hands[0] & cards("B5 G9"), cards("B5 G9"));
  EXPECT_EQ(state.first_leader, 0) << "the holder after the pass";
}

TEST(HaratamaPass, APairIsOneMoveInEitherOrder) {
  State one = four();
  State other = four();
  make(one, "pass B13 R6");
  make(other, "pass R6 B13");
  EXPECT_EQ(one, other);
  EXPECT_EQ(why_not(four(), {Move::Kind::pass, card("B13"), card("R6")}), Refusal::not_a_pair);
  EXPECT_EQ(why_not(four(), {Move::Kind::pass, card("R6"), card("R6")}), Refusal::not_a_pair);
}

TEST(HaratamaPass, CanBeTakenBackOnlyUntilAllHavePassed) {
  State state = four();
  EXPECT_FALSE(make(state, "pass R6 R9").sealed);
  EXPECT_FALSE(make(state, "pass R7 R8").sealed);
  EXPECT_FALSE(make(state, "pass R1 R13").sealed);
  EXPECT_TRUE(make(state, "pass R2 P6").sealed);
}

TEST(HaratamaPass, OnlyGiverAndTakerLearnWhichCards) {
  State state = four();
  const EventList events = passes(state, {"R6 R9", "R7 R8", "R1 R13", "R2 P6"});
  const std::vector<Event> took = events_of(events, EventKind::took_up);
  ASSERT_EQ(took.size(), 4U);
  EXPECT_EQ(took[0].seat, 1);
  EXPECT_EQ(took[0].audience, only(0) | only(1));
  EXPECT_EQ(took[3].audience, only(3) | only(0));
  for (const Event& sealed : events_of(events, EventKind::pass_sealed)) EXPECT_EQ(sealed.data, decltype(sealed.data){});

  EXPECT_EQ(look(state, 1).gave.cards(), cards("R7 R8"));
  EXPECT_EQ(look(state, 1).took.cards(), cards("R6 R9"));
  EXPECT_FALSE(look(state, no_seat).gave.known());
  EXPECT_FALSE(look(state, no_seat).took.known());
}

TEST(HaratamaPass, EverybodySeesWhoHasPassedButNotWhichCards) {
  State state = four();
  passes(state, {"R6 R9", "R7 R8"});
  EXPECT_EQ(look(state, 3).have_passed, only(0) | only(1));
  EXPECT_EQ(look(state, 3).hand_sizes, (PerSeat<std::uint8_t>{11, 11, 13, 13}));
  State other = four();
  passes(other, {"B1 B13", "R7 B2"});
  EXPECT_EQ(look(state, 3), look(other, 3));
  EXPECT_EQ(look(state, 0).gave.cards(), cards("R6 R9")) << "the own sealed pair";
  EXPECT_FALSE(look(state, 1).took.known()) << "not before all have passed";
}

TEST(HaratamaRuling, TheFoxSignRefersToTheCardsThatASeatWasPassed) {
  State state = four();
  const EventList events = passes(state, {"R6 R9", "R7 R8", "R1 R13", "R2 P6"});
  EXPECT_EQ(state.foxes, only(1) | only(3) | only(0)) << "seat 2 was passed 7 and 8";
  const std::vector<Event> shown = events_of(events, EventKind::fox_shown);
  ASSERT_EQ(shown.size(), 3U);
  for (const Event& event : shown) EXPECT_EQ(event.audience, 0xff) << "all see it";
}

TEST(HaratamaFox, SixIsLowSevenIsNotAndTreasuresCountLikeAnyCard) {
  State state = before_passing({.hands = {"P6 P13", "P7 P12", "G8 G9", "G10 G11"}, .descents = {6, 7, 8}});
  passes(state, {"P6 P13", "P7 P12", "G8 G9", "G10 G11"});
  EXPECT_EQ(state.foxes, only(1));
}

TEST(HaratamaFox, StaysAfterTheCardsArePlayedAndUntilTheNextDeal) {
  State state = after_passing(nine_tricks());
  const SeatSet foxes = state.foxes;
  ASSERT_NE(foxes, 0);
  plays(state, first_eight_tricks);
  EXPECT_EQ(state.foxes, foxes);
  EXPECT_EQ(look(state, 2).foxes, foxes);
  plays(state, ninth_trick);
  EXPECT_EQ(state.foxes, 0);
}

TEST(HaratamaFirstLead, TheHolderOfBlueFiveAfterThePassLeads) {
  State state = four();
  const EventList events = passes(state, {"R6 R9", "R7 R8", "R1 R13", "B5 P6"});
  EXPECT_EQ(state.first_leader, 0) << "blue 5 was passed by seat 3";
  EXPECT_EQ(state.asked, 0);
  const std::vector<Event> first_leads = events_of(events, EventKind::first_lead);
  ASSERT_EQ(first_leads.size(), 1U);
  EXPECT_EQ(first_leads[0].seat, 0);
  EXPECT_EQ(first_leads[0].data[0], card("B5"));
  EXPECT_EQ(first_leads[0].audience, 0xff);
}

TEST(HaratamaFirstLead, TheHolderOfBlueSixLeadsWhenBlueFiveIsSetAside) {
  const State state = after_passing({.hands = {"R1", "B4", "B6"}, .descents = {1, 2, 3}, .aside = "B5"});
  EXPECT_EQ(state.first_leader, 2);
  EXPECT_EQ(look(state, 0).first_leader, 2) << "public";
}

TEST(HaratamaFirstLead, AnyCardThatMayBeLedButNotBlueFive) {
  const State state = after_passing({.hands = {"R4 R12 B5 B6 P1 G2", "", "", ""}});
  ASSERT_EQ(state.first_leader, 0);
  const std::vector<std::string> moves = moves_of(state);
  EXPECT_NE(std::find(moves.begin(), moves.end(), "play R12"), moves.end());
  EXPECT_EQ(refusal_of(state, "play B5"), Refusal::before_the_break);
}

}  // namespace
}  // namespace kairo::haratama::test
