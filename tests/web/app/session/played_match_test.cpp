#include "web/app/session/played_match.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

PlayedMatch before_bids(const std::string& kinds) {
  return {Held{testing::new_match(static_cast<int>(kinds.size())), {}}, testing::players(kinds)};
}

AnyMove bid(const PlayedMatch& played, const char* text) { return *played.match().now().parse_move(text); }

TEST(PlayedMatch, KnowsItsPeople) {
  const PlayedMatch alone = before_bids("bhb");
  EXPECT_EQ(alone.lone_person(), 1);
  EXPECT_FALSE(alone.has_several_people());
  EXPECT_EQ(alone.bot_to_move(), 0);
  EXPECT_EQ(alone.missing(), SeatSet{0}) << "one person waits for nobody";
  const PlayedMatch many = before_bids("hbh");
  EXPECT_EQ(many.lone_person(), no_seat);
  EXPECT_EQ(many.people_besides(no_seat), only(0) | only(2));
  EXPECT_EQ(many.people_besides(0), only(2));
  EXPECT_FALSE(many.is_human(no_seat));
}

TEST(PlayedMatch, HoldsAnAnswerUntilItsTurnAndPlaysItThen) {
  PlayedMatch played = before_bids("hhh");
  ASSERT_TRUE(played.play(2, bid(played, "bid 1 -")).made());
  EXPECT_TRUE(played.match().steps().empty());
  EXPECT_EQ(played.missing(), only(0) | only(1));
  EXPECT_TRUE(played.has_answered(2));
  EXPECT_EQ(played.answer_of(2).size(), 1U);
  EXPECT_TRUE(played.answer_of(1).empty());
  ASSERT_TRUE(played.play(0, bid(played, "bid 1 -")).made());
  ASSERT_TRUE(played.play(1, bid(played, "bid 1 -")).made());
  EXPECT_TRUE(played.ahead().empty());
  EXPECT_GE(played.match().steps().size(), 3U);
}

TEST(PlayedMatch, TakesBackAnAnswerBeforeItsTurn) {
  PlayedMatch played = before_bids("hhh");
  ASSERT_TRUE(played.play(2, bid(played, "bid 1 -")).made());
  EXPECT_FALSE(played.take_back(1)) << "has not answered";
  EXPECT_TRUE(played.take_back(2));
  EXPECT_TRUE(played.ahead().empty());
  EXPECT_EQ(played.missing(), only(0) | only(1) | only(2));
}

TEST(PlayedMatch, LeavesASecretMoveToWhoeverHoldsTheDevice) {
  PlayedMatch played = before_bids("hhh");
  ASSERT_TRUE(played.play(0, bid(played, "bid 1 -")).made());
  EXPECT_EQ(played.undoable_by(1, 0), 0);
  EXPECT_EQ(played.undoable_by(1, 1), no_seat);
}

}  // namespace
}  // namespace kairo::app
