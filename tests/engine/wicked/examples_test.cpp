#include "tests/engine/wicked/scene.h"

/// The worked examples of the rules.
namespace kairo::wicked::test {
namespace {

TEST(WickedExample, One_FivePlayersSearchAGreenCorridor) {
  State state = dealt(5, {{Half::yellow, Half::green}});
  bids(state, {"4 s", "0 w", "2 s", "1 -", "3 -"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{Place::first, Place::none, Place::none, Place::none, Place::second}));
  EXPECT_EQ(state.boards[0].impurity, 1);
  EXPECT_EQ(state.boards[4].impurity, 1);
  EXPECT_EQ(low(state, 0), (Shelf{0, 3, 0, 1}));
  EXPECT_EQ(low(state, 4), (Shelf{0, 3, 0, 0}));
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) {
    EXPECT_EQ(state.boards[seat].impurity, 0);
    EXPECT_EQ(low(state, seat), Shelf{});
  }
}

TEST(WickedExample, Two_SoulProcessing) {
  State state = processing(
      {.tokens = {{{0, 2, 3, 1}, {}, {}}}, .promotions = 1, .colour_changes = 1, .great = {0, 2}, .small = {0, 6}});
  make(state, {"promote low blue", "promote low green"});
  EXPECT_EQ(low(state, 0), (Shelf{0, 0, 1, 1}));
  EXPECT_EQ(middle(state, 0), (Shelf{0, 1, 1, 0}));
  EXPECT_EQ(refusal_of(state, "small 1"), Refusal::demand_not_met);
  make(state, {"change middle blue red", "small 1", "reward middle green"});
  EXPECT_EQ(high(state, 0), (Shelf{0, 1, 0, 0}));
  EXPECT_EQ(state.boards[0].promotions, 1) << "the oracle's promotion is not the spell";
  make(state, {"spell middle red", "great 1"});
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{0, 0, 1, 1}, {}, {}}}));
  EXPECT_EQ(state.boards[0].great_done[0], 1);
  EXPECT_EQ(state.boards[0].small_done[0], 1);
  EXPECT_EQ(state.boards[0].promotions + state.boards[0].colour_changes, 0);
}

TEST(WickedExample, Three_TwoThreesAndATwo) {
  State state = dealt(3);
  bids(state, {"3 -", "3 -", "2 -"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{Place::second, Place::second, Place::none}));
}

TEST(WickedExample, Three_AThreeAlone) {
  State state = dealt(3);
  bids(state, {"3 -", "0 -", "0 -"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{Place::first, Place::none, Place::none}));
}

TEST(WickedExample, Three_ATwoAndTwoOnes) {
  State state = dealt(3);
  bids(state, {"2 -", "1 -", "1 -"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{Place::first, Place::second, Place::second}));
}

TEST(WickedExample, Three_NobodySearchesAndTheSignIsSpent) {
  State state = dealt(3);
  const EventList events = bids(state, {"0 -", "0 w", "0 -"});
  EXPECT_EQ(count_events(events, EventKind::not_searched), 1);
  EXPECT_EQ(count_events(events, EventKind::corridor_ranked), 0);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(state.boards[seat].impurity, 0);
    EXPECT_EQ(state.boards[seat].tokens, Tokens{});
    EXPECT_EQ(state.boards[seat].signs, seat == 1 ? soul_sign : both_signs);
  }
  EXPECT_EQ(state.corridor, 1);
}

TEST(WickedExample, Four_FiveEqualBidsWithBothSigns) {
  State state = dealt(5, {{Half::colour_change, Half::blue}});
  bids(state, {"1 ws", "1 ws", "1 ws", "1 ws", "1 ws"});
  for (Seat seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(state.last.places[seat], Place::second);
    EXPECT_EQ(state.boards[seat].impurity, 5);
    EXPECT_EQ(low(state, seat), (Shelf{0, 0, 6, 0}));
    EXPECT_EQ(state.boards[seat].colour_changes, 0);
  }
}

TEST(WickedExample, OfTheBook_FourPlayersSearchAWhiteCorridor) {
  State state = dealt(4, {{Half::white, Half::blue}});
  bids(state, {"2 w", "3 -", "0 ws", "2 -"});
  EXPECT_EQ(state.last.places, (BySeat<Place>{Place::second, Place::first, Place::none, Place::second}));
  make(state, "colour red");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}}) EXPECT_EQ(state.boards[seat].impurity, 2) << int{seat};
  EXPECT_EQ(low(state, 0), (Shelf{0, 0, 2, 0}));
  EXPECT_EQ(low(state, 1), (Shelf{1, 0, 2, 0}));
  EXPECT_EQ(low(state, 3), (Shelf{0, 0, 2, 0}));
  EXPECT_EQ(low(state, 2), Shelf{});
  EXPECT_EQ(state.boards[2].impurity, 0) << "although the signs were theirs";
}

TEST(WickedExample, OfTheBook_SoulProcessing) {
  // A great oracle of red and yellow, a small one that asks for two low red and two low blue.
  State state = processing({.tokens = {{{2, 2, 2, 0}, {1, 0, 0, 0}, {}}},
                            .promotions = 1,
                            .colour_changes = 1,
                            .great = {4, 0},
                            .small = {7, 0}});
  make(state, {"promote low red", "promote low green"});
  EXPECT_EQ(low(state, 0), (Shelf{0, 0, 2, 0}));
  EXPECT_EQ(middle(state, 0), (Shelf{2, 1, 0, 0}));
  make(state, "small 1");
  EXPECT_EQ(low(state, 0), (Shelf{0, 2, 2, 2})) << "exactly six";
  make(state, {"promote middle red", "spell middle green", "change high green yellow"});
  EXPECT_EQ(high(state, 0), (Shelf{1, 0, 0, 1}));
  make(state, "great 1");
  EXPECT_EQ(state.boards[0].tokens, (Tokens{{{0, 2, 2, 2}, {}, {}}}));
  EXPECT_EQ(state.boards[0].great_done[0], 1);
}

}  // namespace
}  // namespace kairo::wicked::test
