#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedBid, AnyPiecesLeftWithOrWithoutEachSign) {
  const State state = dealt(3);
  std::vector<std::string> all;
  for (int pieces = 0; pieces <= 6; ++pieces)
    for (const char* signs : {"-", "w", "s", "ws"}) all.push_back("bid " + std::to_string(pieces) + " " + signs);
  EXPECT_EQ(moves_of(state), all);
}

TEST(WickedBid, OnlyPiecesAndSignsLeftThisRound) {
  State state = dealt(3);
  bids(state, {"4 w", "0 -", "0 -"});
  EXPECT_EQ(moves_of(state),
            (std::vector<std::string>{"bid 0 -", "bid 0 s", "bid 1 -", "bid 1 s", "bid 2 -", "bid 2 s"}));
}

TEST(WickedBid, EverybodyIsAskedInSeatOrderFromTheFirstSeatAtEachCorridor) {
  State state = dealt(4);
  for (int corridor = 0; corridor < 2; ++corridor) {
    for (Seat seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(to_move(state), seat);
      EXPECT_EQ(state.corridor, corridor);
      make(state, "bid 0 -");
    }
  }
}

TEST(WickedBid, ASealedBidIsInNoOtherViewUntilTheReveal) {
  State some = dealt(4);
  State other = some;
  bids(some, {"3 w", "0 -"});
  bids(other, {"1 s", "7 ws"});
  for (const Seat seat : {Seat{2}, Seat{3}, no_seat}) EXPECT_EQ(look(some, seat), look(other, seat));
  EXPECT_NE(look(some, 0), look(other, 0));
  EXPECT_NE(look(some, 1), look(other, 1));

  const View own = look(some, 0);
  EXPECT_EQ(own.my_bid, (Bid{3, witch_sign}));
  EXPECT_EQ(own.has_bid, (BySeat<std::uint8_t>{1, 1, 0, 0, 0}));
  EXPECT_EQ(look(some, 2).my_bid, Bid{});
}

TEST(WickedBid, ASealedBidStillCountsAsNotSpent) {
  State state = dealt(3);
  make(state, "bid 5 ws");
  EXPECT_EQ(state.boards[0].pieces, 6);
  EXPECT_EQ(state.boards[0].signs, both_signs);
}

TEST(WickedBid, RevealedPiecesAndSignsAreSpentForTheRound) {
  State state = dealt(3);
  const EventList events = bids(state, {"5 ws", "2 -", "0 s"});
  EXPECT_EQ(state.boards[0].pieces, 1);
  EXPECT_EQ(state.boards[0].signs, 0);
  EXPECT_EQ(state.boards[1].pieces, 4);
  EXPECT_EQ(state.boards[1].signs, both_signs);
  EXPECT_EQ(state.boards[2].pieces, 6);
  EXPECT_EQ(state.boards[2].signs, witch_sign);
  EXPECT_EQ(state.sealed, BySeat<Bid>{});
  EXPECT_EQ(count_events(events, EventKind::bid_revealed), 3);
}

TEST(WickedBid, OnlyTheRevealCannotBeTakenBack) {
  State state = dealt(3);
  EXPECT_FALSE(make(state, "bid 1 -").sealed);
  EXPECT_FALSE(make(state, "bid 1 -").sealed);
  EXPECT_TRUE(make(state, "bid 2 -").sealed);
}

TEST(WickedBid, TheEventOfASealedBidDoesNotContainIt) {
  State state = dealt(3);
  const EventList events = make(state, "bid 4 ws");
  ASSERT_EQ(events.events.size(), 1U);
  EXPECT_EQ(events.events[0], (Event{static_cast<std::uint8_t>(EventKind::bid_sealed), 0, 0xff, {}}));
}

// Ruling: if there is exactly one legal choice, nobody is asked and there is no move.

TEST(WickedBid, ASeatWithNothingLeftIsNotAsked) {
  State state = dealt(3);
  bids(state, {"1 -", "6 ws", "1 -"});
  ASSERT_EQ(state.corridor, 1);
  const EventList events = make(state, "bid 1 -");
  EXPECT_EQ(to_move(state), 2);
  const auto sealed = events_of(events, EventKind::bid_sealed);
  ASSERT_EQ(sealed.size(), 2U);
  EXPECT_EQ(sealed[1].seat, 1);
  EXPECT_FALSE(events.sealed);
}

TEST(WickedBid, ASeatWithASignLeftIsAsked) {
  State state = dealt(3);
  bids(state, {"1 -", "6 w", "1 -"});
  make(state, "bid 1 -");
  EXPECT_EQ(to_move(state), 1);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"bid 0 -", "bid 0 s"}));
}

TEST(WickedBid, AForcedBidOfTheLastSeatReveals) {
  State state = dealt(3);
  bids(state, {"1 -", "1 -", "6 ws"});
  make(state, "bid 1 -");
  const EventList events = make(state, "bid 2 -");
  EXPECT_TRUE(events.sealed);
  EXPECT_EQ(count_events(events, EventKind::bid_revealed), 3);
  EXPECT_EQ(state.last.corridor, 1);
}

TEST(WickedBid, AtTheLastCorridorEverythingLeftIsBidAutomatically) {
  State state = dealt(
      3,
      {{Half::red, Half::green}, {Half::green, Half::blue}, {Half::blue, Half::yellow}, {Half::promotion, Half::red}});
  bids(state, {"1 w", "0 -", "0 -"});
  bids(state, {"0 -", "2 s", "0 -"});
  const EventList events = bids(state, {"0 -", "0 -", "6 ws"});
  const auto revealed = events_of(events, EventKind::bid_revealed);
  ASSERT_EQ(revealed.size(), 6U);
  const auto expect_bid = [](const Event& event, int pieces, int signs, int rest) {
    EXPECT_EQ(event.data,
              (std::array<std::int16_t, 6>{static_cast<std::int16_t>(pieces), static_cast<std::int16_t>(signs),
                                           static_cast<std::int16_t>(rest)}));
  };
  expect_bid(revealed[2], 6, both_signs, 0);
  expect_bid(revealed[3], 5, soul_sign, 1);
  expect_bid(revealed[4], 4, witch_sign, 1);
  expect_bid(revealed[5], 0, 0, 1);
  EXPECT_EQ(state.last.corridor, 3);
  EXPECT_EQ(count_events(events, EventKind::soul_began), 1);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(state.boards[seat].pieces, 0);
    EXPECT_EQ(state.boards[seat].signs, 0);
  }
}

TEST(WickedBid, WhenNobodyHasAnythingLeftTheRoundContinuesAutomatically) {
  State state = dealt(3, {{Half::promotion, Half::red}});
  const EventList events = bids(state, {"6 ws", "6 ws", "6 ws"});
  EXPECT_EQ(count_events(events, EventKind::not_searched), 3);
  EXPECT_EQ(count_events(events, EventKind::soul_began), 1);
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_EQ(to_move(state), 0);
}

}  // namespace
}  // namespace kairo::wicked::test
