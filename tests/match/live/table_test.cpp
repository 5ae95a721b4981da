#include "engine/match/live/table.h"

#include <gtest/gtest.h>

#include "engine/match/live/table_code.h"
#include "engine/match/random_play.h"

namespace kairo::live {
namespace {

Table wicked_table() {
  const Game& wicked = *find_game("wicked");
  Table table = table_of(wicked, standard_setup(*wicked.info, 3, 7));
  begin(table);
  return table;
}

AnyMove legal_move(const Table& table, Seat seat, std::size_t which) {
  const Course course = course_of(table);
  return question_of(course.held.match, course.held.ahead, seat)->legal()[which];
}

Table with(Table table, Seat seat, std::size_t which) {
  EXPECT_TRUE(give(table, seat, legal_move(table, seat, which)).empty());
  return table;
}

Table without(Table table, Seat seat) {
  EXPECT_TRUE(live::take_back(table, seat));
  return table;
}

Table joined(Table one, const Table& other) {
  join(one, other);
  return one;
}

Held held_at(const Table& table) { return course_of(table).held; }

TEST(LiveTable, ALateDeviceDoesNotBringBackWhatWasTakenBack) {
  const Table first = with(wicked_table(), 2, 3);
  const Table second = with(without(first, 2), 2, 1);
  EXPECT_TRUE(same_held(held_at(joined(second, first)), held_at(second)));
  EXPECT_TRUE(same_held(held_at(joined(first, without(first, 2))), held_at(wicked_table())));
}

TEST(LiveTable, AnAnswerAheadCountsWhateverOthersAnswerMeanwhile) {
  const Table ahead = with(wicked_table(), 2, 3);
  const Table others = with(with(wicked_table(), 0, 1), 1, 0);
  EXPECT_EQ(held_at(joined(ahead, others)).match.steps().size(), 3U) << "all have bid";
  EXPECT_EQ(held_at(joined(others, ahead)).match.steps().size(), 3U);
}

TEST(LiveTable, WhatWasDecidedUponIsNotTakenBackByADeviceThatDidNotKnow) {
  const Table bids = with(with(with(wicked_table(), 0, 1), 1, 2), 2, 3);
  const Seat next = held_at(bids).match.to_move();
  const Table gone_on = with(bids, next, 0);
  const Table late = with(wicked_table(), 0, 2);  // another device with the first seat
  EXPECT_TRUE(same_held(held_at(joined(gone_on, late)), held_at(gone_on)));
  EXPECT_TRUE(same_held(held_at(joined(late, gone_on)), held_at(gone_on)));
  const auto lost = lost_between(course_of(late), course_of(joined(late, gone_on)));
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(lost.front().seat, 0);
}

TEST(LiveTable, OfTwoAnswersToOneQuestionAllAgreeOnOneAndTheOtherSeatsLoseNothing) {
  const Table one = with(with(wicked_table(), 2, 3), 1, 1);
  const Table other = with(wicked_table(), 2, 4);
  const Held both = held_at(joined(one, other));
  EXPECT_TRUE(same_held(both, held_at(joined(other, one))));
  EXPECT_EQ(both.ahead.by(1).size(), 1U);
  EXPECT_EQ(both.ahead.by(2).size(), 1U);
  const Course before = course_of(one);
  const std::size_t lost_one = lost_between(before, course_of(joined(one, other))).size();
  const std::size_t lost_other = lost_between(course_of(other), course_of(joined(one, other))).size();
  EXPECT_EQ(lost_one + lost_other, 1U) << "one device lost its answer";
}

TEST(LiveTable, AChoiceThatDidNotKnowOfTheBeginningDoesNotEndTheMatch) {
  const Game& wicked = *find_game("wicked");
  const Table lobby = table_of(wicked, standard_setup(*wicked.info, 3, 7));
  Table begun = lobby;
  begin(begun);
  begun = with(begun, 0, 1);
  Table chosen = lobby;
  for (std::uint64_t seed = 1; seed < 4; ++seed)
    ASSERT_TRUE(choose(chosen, wicked, standard_setup(*wicked.info, 4, seed)));
  EXPECT_TRUE(same(joined(chosen, begun), begun));
  Table again = begun;
  ASSERT_TRUE(choose(again, wicked, standard_setup(*wicked.info, 3, 8)));
  EXPECT_EQ(again.chosen.match, 2U);
  EXPECT_TRUE(same(joined(begun, again), again));
}

TEST(LiveTable, BeforeTheBeginningNobodyAnswers) {
  const Game& wicked = *find_game("wicked");
  Table lobby = table_of(wicked, standard_setup(*wicked.info, 3, 7));
  EXPECT_FALSE(give(lobby, 0, legal_move(wicked_table(), 0, 0)).empty());
  EXPECT_FALSE(live::take_back(lobby, 0));
}

// --- seats --------------------------------------------------------------------------------------------------------

TEST(LiveSeats, TwoThatTakeOneSeatAgreeOnOneOfThem) {
  Claims one;
  Claims other;
  ASSERT_TRUE(claim(one, 1, 77, "Ann"));
  ASSERT_TRUE(claim(other, 1, 88, "Bob"));
  Claims both = one;
  join(both, other);
  join(other, one);
  EXPECT_EQ(both, other);
  EXPECT_EQ(seat_of(both, 77), no_seat);
  EXPECT_EQ(seat_of(both, 88), 1);
  EXPECT_TRUE(claim(both, 0, 77, "Ann")) << "the other takes another seat";
}

TEST(LiveSeats, NobodyTakesASeatThatAPersonHolds) {
  Claims claims;
  ASSERT_TRUE(claim(claims, 1, 77, "Ann"));
  EXPECT_FALSE(claim(claims, 1, 88, "Bob"));
  EXPECT_TRUE(claim(claims, 1, 77, "Anna")) << "another name";
  EXPECT_EQ(claims[1].name, "Anna");
}

TEST(LiveSeats, ADeviceHoldsOneSeat) {
  Claims claims;
  ASSERT_TRUE(claim(claims, 1, 77, "Ann"));
  ASSERT_TRUE(claim(claims, 2, 77, "Ann"));
  EXPECT_EQ(seat_of(claims, 77), 2);
  EXPECT_EQ(claims[1].by, Claim::By::nobody);
}

TEST(LiveSeats, ABotsSeatIsGivenBack) {
  Claims claims;
  ASSERT_TRUE(claim(claims, 1, 77, "Ann"));
  ASSERT_TRUE(give_to_bot(claims, 1, 2));
  EXPECT_EQ(seat_of(claims, 77), no_seat);
  EXPECT_EQ(seat_kept_for(claims, 77), 1);
  ASSERT_TRUE(claim(claims, 1, 77, "Ann"));
  EXPECT_EQ(seat_of(claims, 77), 1);
}

TEST(LiveSeats, ClaimsJoinInAnyOrder) {
  Rng rng(4);
  for (int tries = 0; tries < 300; ++tries) {
    std::vector<Claims> all(3);
    for (Claims& claims : all)
      for (int changes = 0; changes < 4; ++changes) {
        const auto seat = static_cast<Seat>(rng.below(3));
        switch (rng.below(3)) {
          case 0: claim(claims, seat, 1 + rng.below(3), "x"); break;
          case 1: give_to_bot(claims, seat, static_cast<std::uint8_t>(rng.below(5))); break;
          default: leave(claims, seat);
        }
      }
    const auto in_turn = [&](std::size_t a, std::size_t b, std::size_t c) {
      Claims claims = all[a];
      join(claims, all[b]);
      join(claims, all[c]);
      join(claims, all[b]);
      return claims;
    };
    ASSERT_EQ(in_turn(0, 1, 2), in_turn(2, 0, 1));
    ASSERT_EQ(in_turn(0, 1, 2), in_turn(1, 2, 0));
  }
}

}  // namespace
}  // namespace kairo::live
