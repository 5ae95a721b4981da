#include "web/app/session/device_turn.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

PlayedMatch after_bids(const std::string& kinds, int made = 0) {
  return {Held{testing::played(made, static_cast<int>(kinds.size())), {}}, testing::players(kinds)};
}

DeviceTurn turn_of(const PlayedMatch& played, const Custody& custody) {
  DeviceTurn turn;
  turn.update(played, custody);
  return turn;
}

TEST(DeviceTurn, AwaitsThePersonWhoIsAskedInSecret) {
  const DeviceTurn turn = turn_of(after_bids("hhh"), Custody(no_seat));
  EXPECT_EQ(turn.awaited(), 0);
  EXPECT_EQ(turn.viewer(), no_seat);
  EXPECT_FALSE(turn.is_away());
}

TEST(DeviceTurn, ShowsTheOnlyPersonTheirViewWhileBotsMove) {
  const DeviceTurn turn = turn_of(after_bids("bhb"), Custody(1));
  EXPECT_EQ(turn.awaited(), no_seat);
  EXPECT_EQ(turn.viewer(), 1);
  EXPECT_EQ(turn.viewer_of_the_past(), 1);
  EXPECT_EQ(turn.asked_ahead(), nullptr) << "bots are not waited for";
}

TEST(DeviceTurn, AsksTheHolderBeforeTheNextPersonUntilTheyGoOn) {
  const PlayedMatch played = after_bids("hhh");
  Custody custody(no_seat);
  custody.hand_over(1);
  DeviceTurn turn = turn_of(played, custody);
  EXPECT_TRUE(turn.holder_is_asked());
  EXPECT_EQ(turn.asked_ahead(), nullptr) << "everybody still looks at what was revealed";
  turn.let_holder_answer(played.match().steps().size());
  turn.update(played, custody);
  EXPECT_FALSE(turn.holder_is_asked());
  ASSERT_NE(turn.asked_ahead(), nullptr);
  EXPECT_EQ(turn.asked_ahead()->to_move(), 1);
  EXPECT_EQ(turn.viewer(), 1);
  EXPECT_EQ(turn.awaited(), no_seat);
}

TEST(DeviceTurn, ExpectsTheOthersElsewhereOnceTheDeviceIsSomebodys) {
  Custody custody(no_seat);
  custody.take_seat(1);
  const DeviceTurn asked = turn_of(after_bids("hhh"), custody);
  EXPECT_FALSE(asked.holder_is_asked()) << "the device is theirs, so nobody else looks";
  ASSERT_NE(asked.asked_ahead(), nullptr);
  const DeviceTurn answered = turn_of(after_bids("hhh", 2), custody);
  EXPECT_EQ(answered.awaited(), 2);
  EXPECT_TRUE(answered.is_away());
  EXPECT_EQ(answered.viewer(), 1);
  EXPECT_EQ(answered.undoable_by(), 1);
}

TEST(DeviceTurn, ShowsNoHandUntilSomebodyHasTakenTheDevice) {
  Custody custody(no_seat);
  custody.open_link(false);
  const DeviceTurn turn = turn_of(after_bids("hhh", 1), custody);
  EXPECT_EQ(turn.awaited(), 1);
  EXPECT_FALSE(turn.is_away());
  EXPECT_EQ(turn.viewer(), no_seat);
  EXPECT_EQ(turn.undoable_by(), no_seat) << "it is not known who sits here";
}

}  // namespace
}  // namespace kairo::app
