#include "engine/games/wicked/rules/search.h"

#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedGain, EveryRankedSeatTakesOneImpurityForEveryWitchsSignIncludingItsOwn) {
  State state = dealt(4);
  bids(state, {"3 w", "2 -", "1 w", "0 w"});
  EXPECT_EQ(state.boards[0].impurity, 3);
  EXPECT_EQ(state.boards[1].impurity, 3);
  EXPECT_EQ(state.boards[2].impurity, 0);
  EXPECT_EQ(state.boards[3].impurity, 0);
}

TEST(WickedGain, SoulsSignsGiveTheColourOfTheLowerHalf) {
  State state = dealt(3, {{Half::promotion, Half::yellow}});
  bids(state, {"2 -", "1 s", "0 s"});
  EXPECT_EQ(low(state, 0), (Shelf{0, 0, 0, 3}));
  EXPECT_EQ(low(state, 1), (Shelf{0, 0, 0, 3}));
  EXPECT_EQ(low(state, 2), Shelf{});
}

TEST(WickedGain, EachHalfIsToldAndSignsOnlyWhereThereAreSome) {
  State state = dealt(3, {{Half::red, Half::blue}});
  const EventList events = bids(state, {"2 -", "1 -", "0 -"});
  EXPECT_EQ(count_events(events, EventKind::impurity_taken), 0);
  std::vector<std::string> told;
  for (const Event& event : events_of(events, EventKind::token_gained))
    told.emplace_back(event_phrase(look(state, 0), event).key);
  EXPECT_EQ(told, (std::vector<std::string>{"wicked.event.token_gained.upper", "wicked.event.token_gained.lower",
                                            "wicked.event.token_gained.lower"}));
}

TEST(WickedGain, WithNobodyRankedAllSignsAreSpentWithoutEffect) {
  State state = dealt(3, {{Half::red, Half::blue}});
  bids(state, {"0 ws", "0 s", "0 w"});
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.boards[seat].tokens, Tokens{});
  EXPECT_EQ(state.boards[0].signs, 0);
  EXPECT_EQ(state.boards[1].signs, witch_sign);
  EXPECT_EQ(state.boards[2].signs, soul_sign);
}

TEST(WickedGain, TheFirstGainsBothHalvesAndEachSecondTheLowerOnly) {
  State state = dealt(4, {{Half::red, Half::blue}});
  bids(state, {"1 -", "3 -", "1 -", "0 -"});
  EXPECT_EQ(low(state, 0), (Shelf{0, 0, 1, 0}));
  EXPECT_EQ(low(state, 1), (Shelf{1, 0, 1, 0}));
  EXPECT_EQ(low(state, 2), (Shelf{0, 0, 1, 0}));
  EXPECT_EQ(low(state, 3), Shelf{});
}

TEST(WickedGain, ASpellIsKeptByTheFirst) {
  State state =
      dealt(3, {{Half::promotion, Half::red}, {Half::colour_change, Half::red}, {Half::promotion, Half::blue}});
  bids(state, {"2 -", "1 -", "0 -"});
  bids(state, {"2 -", "1 -", "0 -"});
  bids(state, {"1 -", "0 -", "0 -"});
  EXPECT_EQ(state.boards[0].promotions, 2);
  EXPECT_EQ(state.boards[0].colour_changes, 1);
  EXPECT_EQ(state.boards[1].promotions + state.boards[1].colour_changes, 0);
}

TEST(WickedGain, WithoutAFirstNobodyGainsTheUpperHalf) {
  State state = dealt(3, {{Half::promotion, Half::red}});
  bids(state, {"2 -", "2 -", "1 -"});
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.boards[seat].promotions, 0);
}

TEST(WickedGain, AWhiteSoulIsAColourThatTheGainerPicks) {
  State state = dealt(3, {{Half::white, Half::green}});
  bids(state, {"1 -", "2 -", "0 -"});
  EXPECT_EQ(state.phase, Phase::pick_colour);
  EXPECT_EQ(to_move(state), 1);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"colour red", "colour green", "colour blue", "colour yellow"}));
  const EventList events = make(state, "colour blue");
  EXPECT_EQ(low(state, 1), (Shelf{0, 1, 1, 0}));
  EXPECT_FALSE(events.sealed);
  EXPECT_EQ(state.phase, Phase::bid);
  EXPECT_EQ(to_move(state), 0);
}

// Ruling: a white lower half would give one token of a freely picked colour for each soul's sign.
TEST(WickedGain, WhitesOfSignsUpperAndLowerHalfArePickedOneByOne) {
  State state = dealt(3, {{Half::white, Half::green}});
  bids(state, {"1 -", "0 -", "0 -"});
  NoEvents quiet;
  gain(state, 0, Half::white, 2, Gain::sign, quiet);
  gain(state, 0, Half::white, 1, Gain::lower, quiet);
  expect_valid(state);
  make(state, {"colour red", "colour yellow", "colour red"});
  EXPECT_EQ(state.phase, Phase::pick_colour);
  make(state, "colour blue");
  EXPECT_EQ(low(state, 0), (Shelf{2, 1, 1, 1}));
  EXPECT_EQ(state.phase, Phase::bid);
}

/// A fresh deal in which the first seats own these low tokens.
State with_low(int players, Corridor face, std::initializer_list<Shelf> shelves) {
  State state = dealt(players, {face});
  Seat seat = 0;
  for (const Shelf& shelf : shelves) state.boards[seat++].tokens[index(Rank::low)] = shelf;
  expect_valid(state);
  return state;
}

TEST(WickedRoom, MoreThanSixLowTokensAreReturnedOneByOneOldOrNew) {
  State state = with_low(3, {Half::red, Half::green}, {{0, 0, 3, 3}});
  bids(state, {"2 -", "0 s", "0 -"});
  EXPECT_EQ(low(state, 0), (Shelf{1, 2, 3, 3}));
  EXPECT_EQ(state.phase, Phase::return_token);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"return red", "return green", "return blue", "return yellow"}));
  make(state, {"return red", "return blue"});
  EXPECT_EQ(state.phase, Phase::return_token);
  EXPECT_EQ(refusal_of(state, "return red"), Refusal::no_such_token);
  const EventList events = make(state, "return yellow");
  EXPECT_EQ(low(state, 0), (Shelf{0, 2, 2, 2}));
  EXPECT_EQ(state.phase, Phase::bid);
  EXPECT_FALSE(events.sealed);
}

TEST(WickedRoom, SixLowTokensFit) {
  State state = with_low(3, {Half::red, Half::green}, {{0, 0, 2, 2}});
  bids(state, {"2 -", "0 -", "0 -"});
  EXPECT_EQ(low(state, 0), (Shelf{1, 1, 2, 2}));
  EXPECT_EQ(state.phase, Phase::bid);
}

TEST(WickedRoom, WithOnlyOneColourNobodyIsAskedWhatToReturn) {
  State state = with_low(3, {Half::red, Half::green}, {{0, 6, 0, 0}, {0, 5, 0, 0}});
  const EventList events = bids(state, {"2 -", "2 s", "0 -"});
  const auto returned = events_of(events, EventKind::token_returned);
  ASSERT_EQ(returned.size(), 3U);
  EXPECT_EQ(returned[0].seat, 0);
  EXPECT_EQ(returned[0].data, (std::array<std::int16_t, 6>{0, 1, 1}));
  EXPECT_EQ(returned[2].seat, 1);
  EXPECT_EQ(low(state, 0), (Shelf{0, 6, 0, 0}));
  EXPECT_EQ(low(state, 1), (Shelf{0, 6, 0, 0}));
  EXPECT_EQ(state.phase, Phase::bid);
}

// Ruling: fixed gains go to everybody at once; then each ranked seat in order picks its whites, then returns.
TEST(WickedRoom, EachRankedSeatPicksAndReturnsBeforeTheNextOne) {
  State state = with_low(4, {Half::white, Half::green}, {{2, 2, 2, 0}, {2, 2, 2, 0}, {}, {0, 0, 0, 6}});
  bids(state, {"1 -", "3 -", "0 -", "1 -"});
  EXPECT_EQ(low(state, 0), (Shelf{2, 3, 2, 0}));
  EXPECT_EQ(low(state, 1), (Shelf{2, 3, 2, 0}));
  EXPECT_EQ(low(state, 3), (Shelf{0, 1, 0, 6}));

  EXPECT_EQ(to_move(state), 0);
  EXPECT_EQ(state.phase, Phase::return_token);
  make(state, "return green");
  EXPECT_EQ(to_move(state), 1);
  EXPECT_EQ(state.phase, Phase::pick_colour);
  make(state, "colour yellow");
  EXPECT_EQ(to_move(state), 1);
  EXPECT_EQ(state.phase, Phase::return_token);
  make(state, {"return yellow", "return red"});
  EXPECT_EQ(to_move(state), 3);
  EXPECT_EQ(state.phase, Phase::return_token);
  make(state, "return yellow");
  EXPECT_EQ(state.phase, Phase::bid);
  EXPECT_EQ(state.corridor, 1);
}

TEST(WickedRoom, TheSupplyOfTokensIsUnlimited) {
  State state = with_low(5, {Half::red, Half::green}, {{0, 6, 0, 0}, {0, 6, 0, 0}, {0, 6, 0, 0}, {0, 6, 0, 0}});
  bids(state, {"0 s", "0 s", "0 s", "0 s", "1 -"});
  EXPECT_EQ(low(state, 4), (Shelf{1, 5, 0, 0}));
}

}  // namespace
}  // namespace kairo::wicked::test
