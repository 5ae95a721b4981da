#include "web/app/session/custody.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace kairo::app {
namespace {

using enum Custody::State;

constexpr Seat ann = 0;
constexpr Seat ben = 1;
constexpr bool over = true;
constexpr bool going_on = false;

Custody in(Custody::State state) {
  Custody custody(no_seat);
  custody.hand_over(ann);
  if (state == unclaimed) custody.forget_holder(going_on);
  if (state == arriving || state == received) custody.open_link(going_on);
  if (state == received) custody.hand_over(ann);
  if (state == own) custody.take_seat(ann);
  return custody;
}

struct Transition {
  const char* event;
  std::function<void(Custody&)> happen;
  std::vector<Custody::State> after;  ///< from around, covered, arriving, received, own
};

TEST(Custody, ChangesAsItsTableSays) {
  const std::vector<Custody::State> states = {around, unclaimed, arriving, received, own};
  const std::vector<Transition> transitions = {
      {"cover",
       [](Custody& it) { it.forget_holder(going_on); },
       {unclaimed, unclaimed, unclaimed, unclaimed, unclaimed}},
      {"cover at the end", [](Custody& it) { it.forget_holder(over); }, {around, around, around, around, around}},
      {"arrive", [](Custody& it) { it.open_link(going_on); }, {arriving, arriving, arriving, arriving, own}},
      {"arrive at the end", [](Custody& it) { it.open_link(over); }, {received, received, received, received, own}},
      {"hand over", [](Custody& it) { it.hand_over(ben); }, {around, around, received, received, received}},
      {"lose sight", [](Custody& it) { it.lose_sight(); }, {around, unclaimed, arriving, received, own}},
      {"take seat", [](Custody& it) { it.take_seat(ben); }, {own, own, own, own, own}},
  };
  for (const auto& [event, happen, after] : transitions)
    for (std::size_t i = 0; i < states.size(); ++i) {
      Custody custody = in(states[i]);
      happen(custody);
      EXPECT_EQ(custody.state(), after[i]) << event << " in state " << i;
    }
}

TEST(Custody, KnowsTheHolderUntilTheDeviceIsCoveredOrOutOfSight) {
  for (const auto state : {around, received, own}) EXPECT_EQ(in(state).holder(), ann);
  for (const auto state : {unclaimed, arriving}) EXPECT_EQ(in(state).holder(), no_seat);
  Custody custody = in(around);
  custody.lose_sight();
  EXPECT_EQ(custody.holder(), no_seat);
}

TEST(Custody, OnlyAnOwnDeviceHasAnOwnSeat) {
  for (const auto state : {around, unclaimed, arriving, received}) EXPECT_EQ(in(state).own_seat(), no_seat);
  EXPECT_EQ(in(own).own_seat(), ann);
}

TEST(Custody, TheOnlyPersonHasTheDeviceFromTheBeginning) { EXPECT_EQ(Custody(ben).holder(), ben); }

}  // namespace
}  // namespace kairo::app
