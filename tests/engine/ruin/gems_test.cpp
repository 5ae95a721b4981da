#include "tests/engine/ruin/scene.h"

/// Step 3: gems, gates and walls, goal cards, new destinations.
namespace kairo::ruin::test {
namespace {

/// The letters or search cards that events of a kind name, in their order.
std::string letters_in(const EventList& list, EventKind kind) {
  std::string text;
  for (const Event& event : events_of(list, kind)) text += static_cast<char>('A' + event.data[0]);
  return text;
}

/// One step away from D, and one away from F.
const Place beside_d{.passages = "f5 f4 f3 f2 g3", .explorer = "f3"};

/// Plays the round: the first seats stop on these cells, the others stay.
EventList round_with_stops(State& state, std::initializer_list<std::string_view> stops) {
  for (const std::string_view stop : stops) {
    make(state, state.boards[state.asked].map.filled().has(cell("f7")) ? "single f8" : "single f7");
    if (state.phase == Phase::offer) make(state, "pass");
    const EventList events = make(state, "walk " + std::string(stop));
    if (events.sealed) return events;
  }
  EventList events;
  while (!events.sealed) events = idle(state);
  return events;
}

TEST(RuinGems, StoppingTakesTheGemAndStayingCounts) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2", .explorer = "f2"}, {}}, .row = "ABC", .open = "D"});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(state.boards[0].gems, 1);
  EXPECT_EQ(points(state, 0, Source::gems), 10);
  EXPECT_EQ(letters_in(events, EventKind::gem_taken), "D");
  EXPECT_EQ(state.boards[0].explorer, cell("f2")) << "it stays on the gate";
}

TEST(RuinGems, OnOtherMapsPassagesBecomeGatesAndAnythingElseWalls) {
  State state = laid_out({.places = {beside_d, {.passages = "f2"}, {.walls = "f2"}, {}}, .row = "ABC", .open = "D"});
  const EventList events = round_with_stops(state, {"f2"});
  for (const int seat : {0, 1}) EXPECT_TRUE(state.boards[seat].map.gates.has(cell("f2")));
  for (const int seat : {2, 3}) EXPECT_TRUE(state.boards[seat].map.walls.has(cell("f2")));
  EXPECT_EQ(state.boards[1].gems, 0);
  EXPECT_EQ(count_events(events, EventKind::gate_made), 2);
  EXPECT_EQ(count_events(events, EventKind::wall_made), 1) << "the other one was drawn before";
}

TEST(RuinGems, TheMapsOfThoseWhoHaveLeftChangeToo) {
  State state = laid_out(
      {.places = {{.left = 1}, beside_d, {.passages = "f2", .left = 2}}, .half = 2, .row = "ABC", .open = "D"});
  round_with_stops(state, {"f2"});
  EXPECT_TRUE(state.boards[0].map.walls.has(cell("f2")));
  EXPECT_TRUE(state.boards[2].map.gates.has(cell("f2")));
  EXPECT_EQ(state.boards[2].gems, 0);
}

TEST(RuinGems, APassageDrawnInThisVeryRoundBecomesAGate) {
  State state = laid_out({.places = {beside_d, {.passages = "f5 f4 f3"}}, .row = "ABC", .open = "D"});
  make(state, {"single f7", "walk f2", "draw o f2 f1 g1"});
  make(state, "walk f6");
  EXPECT_TRUE(state.boards[1].map.gates.has(cell("f2")));
}

TEST(RuinGems, AWalledDestinationBringsNothingThere) {
  State state =
      laid_out({.places = {{.passages = "f5 f4 f3", .walls = "f2", .explorer = "f3"}, {}}, .row = "ABC", .open = "D"});
  make(state, "single f7");
  EXPECT_EQ(refusal_of(state, "walk f2"), Refusal::too_far);
}

TEST(RuinGems, EachTakerDrawsAGoalCardInSeatOrderAndAloneSeesIt) {
  State state = laid_out({.places = {beside_d, {}, beside_d}, .row = "ABC", .open = "D"});
  const GoalSet top = set_of(state.goal_deck.back());
  const GoalSet next = set_of(state.goal_deck[state.goal_deck.size() - 2]);
  const EventList events = round_with_stops(state, {"f2", "f6", "f2"});
  EXPECT_EQ(state.holdings[0].hand, top);
  EXPECT_EQ(state.holdings[1].hand, 0U);
  EXPECT_EQ(state.holdings[2].hand, next);
  const std::vector<Event> seen = events_of(events, EventKind::goal_seen);
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_EQ(seen[0].audience, only(0));
  EXPECT_EQ(seen[1].audience, only(2));
  for (const Event& drawn : events_of(events, EventKind::goal_drawn))
    EXPECT_EQ(drawn.data[0], 0) << "which one is secret";
}

/// Everybody has taken W and X, so the goal deck is empty. Goal cards not in a hand are discarded.
Layout goal_deck_gone(std::array<std::string, 4> hands, std::string_view taken, int gems) {
  const std::string gates = "d11 h11 j10 f10";
  Layout layout{.row = "ABC", .open = "DF", .taken = taken, .goal_deck = ""};
  layout.places.clear();
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    Place place{.passages = gates + " f5 f4 f3 f2", .explorer = "f3", .goals = hands[seat], .gems = gems};
    if (seat > 1) place.explorer = "f6";
    layout.places.push_back(place);
  }
  return layout;
}

TEST(RuinGems, WithTheGoalDeckEmptyTheDiscardsAreShuffledIntoIt) {
  State state = laid_out(
      goal_deck_gone({"IR QW GP BH", "GI BQ PR HW", "DJ MX OU AL", "DK FM NU LS"}, /*taken=*/"WX", /*gems=*/2));
  PerSeat<GoalSet> put_down{};
  for (int seat = 0; seat < 4; ++seat) {
    Holding& holding = state.holdings[seat];
    put_down[seat] = holding.discarded;
    holding.drawn_since_shuffle = 2;  // the goal cards of both gems
    holding.discarded_since_drawn = 1;
  }
  expect_valid(state);
  const EventList events = round_with_stops(state, {"f2", "f2"});
  EXPECT_EQ(count_events(events, EventKind::goals_shuffled), 1);
  EXPECT_EQ(events_of(events, EventKind::goals_shuffled).front().data[0], 8);
  EXPECT_EQ(count_events(events, EventKind::goal_drawn), 2) << "whichever cards they are";
  EXPECT_EQ(state.goal_deck.size(), 6U);
  for (int seat = 0; seat < 4; ++seat) {
    const Holding& holding = state.holdings[seat];
    EXPECT_EQ(holding.discarded, 0U);
    EXPECT_EQ(holding.returned, put_down[seat] & ~holding.hand) << "its owner still knows what went in";
    EXPECT_EQ(holding.drawn_since_shuffle, seat < 2 ? 1 : 0) << "nobody holds a card of this deck but those who drew";
    EXPECT_EQ(holding.discarded_since_drawn, 0);
  }
}

TEST(RuinGems, WithBothEmptyThereIsNoGoalCard) {
  State state =
      laid_out(goal_deck_gone({"IR QW GP BH AE JV", "GI BQ PR HW TX CO", "DJ MX OU AL EN SV", "DK FM NU LS KT CF"},
                              /*taken=*/"WXVU", /*gems=*/4));
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(count_events(events, EventKind::no_goal_left), 1);
  EXPECT_EQ(count_events(events, EventKind::goal_drawn), 0);
  EXPECT_EQ(state.boards[0].gems, 5) << "the gem is taken all the same";
}

TEST(RuinGems, TheRowsSecondCardIsDiscardedAndItsLetterBecomesADestination) {
  State state = laid_out({.places = {beside_d, {}}, .row = "ABC", .open = "D", .deck = "GHIJKL"});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(letters_in(events, EventKind::card_discarded), "B");
  EXPECT_TRUE(in_set(state.open, 'B' - 'A'));
  EXPECT_FALSE(in_set(state.open, 'D' - 'A'));
  EXPECT_EQ(state.row[0], 'C' - 'A') << "A is over, B is gone";
  EXPECT_EQ(state.row[1], 'G' - 'A');
  EXPECT_EQ(state.row[2], 'H' - 'A');
}

TEST(RuinGems, SecondThenThirdThenTheDecksTopNeverTheRoundsOwn) {
  const Place ready{.passages = "f5 f4 f3 f2 g3 e4 d4", .explorer = "f4"};
  State state = laid_out({.places = {ready, ready, ready}, .row = "ABC", .open = "DFH", .deck = "GIJKLE"});
  const EventList events = round_with_stops(state, {"d4", "g3", "f2"});
  EXPECT_EQ(letters_in(events, EventKind::card_discarded), "BCG");
  std::string order;
  for (const Event& event : events_of(events, EventKind::card_discarded))
    order += static_cast<char>('A' + event.data[1]);
  EXPECT_EQ(order, "DFH") << "in the order of the letters taken, not of the seats";
  EXPECT_EQ(state.row[0], 'I' - 'A');
}

TEST(RuinGems, SeveralOnOneDestinationCostOneCard) {
  State state = laid_out({.places = {beside_d, beside_d}, .row = "ABC", .open = "D"});
  const EventList events = round_with_stops(state, {"f2", "f2"});
  EXPECT_EQ(count_events(events, EventKind::gem_taken), 2);
  EXPECT_EQ(count_events(events, EventKind::card_discarded), 1);
}

TEST(RuinGems, ALetterThatIsADestinationDoesNotAppearAndNoFurtherCardIsLookedAt) {
  State state = laid_out({.places = {beside_d, {}}, .half = 2, .row = "ACE", .open = "DC"});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(letters_in(events, EventKind::card_discarded), "C");
  EXPECT_EQ(letters_in(events, EventKind::destination_withheld), "C");
  EXPECT_EQ(count_events(events, EventKind::destination_opened), 0);
  EXPECT_EQ(state.row[0], 'E' - 'A') << "E is not looked at";
  EXPECT_TRUE(in_set(state.open, 'C' - 'A')) << "it stays the destination that it is";
}

TEST(RuinGems, ALetterThatWasADestinationOpensAgain) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 h1", .explorer = "f3", .gems = 1}, {}},
                          .half = 2,
                          .row = "ABE",
                          .open = "DC",
                          .taken = "B"});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(letters_in(events, EventKind::card_discarded), "B");
  EXPECT_EQ(letters_in(events, EventKind::destination_opened), "B");
  EXPECT_EQ(count_events(events, EventKind::destination_withheld), 0);
  EXPECT_TRUE(in_set(state.open, 'B' - 'A'));
  EXPECT_TRUE(state.boards[0].map.gates.has(cell("h1"))) << "a gate stays a gate";
  EXPECT_TRUE(state.boards[1].map.walls.has(cell("h1"))) << "a wall stays a wall";
}

TEST(RuinGems, AGemOnItsOwnCardOpensAgainAtOnce) {
  State state = laid_out({.places = {beside_d, {}}, .half = 2, .row = "ADE", .open = "D", .deck = "GHIJ"});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(letters_in(events, EventKind::destination_opened), "D");
  EXPECT_TRUE(state.boards[0].map.gates.has(cell("f2")));
  const EventList next = round_with_stops(state, {"f2"});
  EXPECT_EQ(state.boards[0].gems, 2) << "staying on the gate takes the new gem";
  EXPECT_EQ(count_events(next, EventKind::gate_made) + count_events(next, EventKind::wall_made), 0);
  expect_valid(state);
}

TEST(RuinGems, AfterALetterWithheldTheNextGemStillCostsACard) {
  State state = laid_out({.places = {beside_d, beside_d}, .half = 2, .row = "ACE", .open = "DFC", .deck = "GHIJ"});
  const EventList events = round_with_stops(state, {"f2", "g3"});
  EXPECT_EQ(letters_in(events, EventKind::card_discarded), "CE");
  EXPECT_EQ(letters_in(events, EventKind::destination_opened), "E");
}

TEST(RuinGems, WithoutACardLeftNoDestinationAppears) {
  State state = laid_out({.places = {beside_d, {}}, .row = "A", .open = "D", .deck = ""});
  const EventList events = round_with_stops(state, {"f2"});
  EXPECT_EQ(count_events(events, EventKind::no_card_left), 1);
  EXPECT_EQ(count_events(events, EventKind::destination_opened), 0);
}

TEST(RuinGems, ADestinationThatOpensUnderAnExplorerIsTakenInTheNextRound) {
  State state =
      laid_out({.places = {beside_d, {.passages = "f5 g5 h5 h4", .explorer = "h4"}}, .row = "AIC", .open = "D"});
  round_with_stops(state, {"f2"});
  EXPECT_TRUE(in_set(state.open, 'I' - 'A'));
  EXPECT_EQ(state.boards[1].gems, 0);
  idle(state);
  idle(state);
  EXPECT_EQ(state.boards[1].gems, 1) << "staying counts";
}

}  // namespace
}  // namespace kairo::ruin::test
