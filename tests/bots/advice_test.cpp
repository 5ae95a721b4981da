#include "engine/bots/advice.h"

#include <gtest/gtest.h>

namespace kairo {
namespace {

constexpr AnyMove first{1};
constexpr AnyMove second{2};
constexpr AnyMove third{3};

TEST(Advice, TheBestIsTheBestByWhatIsShown) {
  const auto advice = advice_of({first, {{first, 2000, 0.54, 38.4}, {second, 2000, 0.61, 38.5}}}, false);
  ASSERT_TRUE(advice);
  EXPECT_EQ(advice->best.move, second) << "a sealed answer is drawn, so the bot itself may choose another";
  EXPECT_EQ(advice->second->move, first);
  EXPECT_EQ(advice->other, Advice::Other::worse);
}

TEST(Advice, DifferencesWithinTheNoiseAreEqual) {
  const auto advice = advice_of({first, {{first, 2000, 0.55, 38.5}, {second, 2000, 0.54, 38.4}}}, false);
  EXPECT_EQ(advice->other, Advice::Other::as_good);
  const auto few = advice_of({first, {{first, 100, 0.6, 38}, {second, 100, 0.5, 38}}}, false);
  EXPECT_EQ(few->other, Advice::Other::as_good) << "a hundred playouts cannot tell 60 % from 50 %";
  const auto many = advice_of({first, {{first, 2000, 0.6, 38}, {second, 2000, 0.5, 38}}}, false);
  EXPECT_EQ(many->other, Advice::Other::worse);
}

TEST(Advice, SaysWhyMorePointsAreNotTheBest) {
  const auto advice = advice_of({first, {{first, 2000, 0.6, 38}, {second, 2000, 0.5, 40}}}, false);
  EXPECT_EQ(advice->best.move, first);
  EXPECT_EQ(advice->other, Advice::Other::scores_and_loses);
}

TEST(Advice, TenthsOfAPointThatAreNotShownDoNotCount) {
  const auto advice = advice_of({first, {{first, 2000, 0.6, 38.1}, {second, 2000, 0.5, 38.4}}}, false);
  EXPECT_EQ(advice->other, Advice::Other::worse) << "both are 38 points";
  EXPECT_EQ(whole_points(worth_of({first, 2000, 0.6, -141.6})), -142);
}

TEST(Advice, WhatWasHardlyTriedIsNotNamed) {
  const auto advice = advice_of({first, {{third, 3, 1, 50}, {first, 1500, 0.5, 38}, {second, 400, 0.4, 38}}}, false);
  EXPECT_EQ(advice->best.move, first);
  EXPECT_EQ(advice->second->move, second);
}

TEST(Advice, WhereOnlyPointsAreShownTheyDecide) {
  const auto advice = advice_of({first, {{first, 400, 0.7, 250}, {second, 400, 0.69, 260}}}, true);
  EXPECT_EQ(advice->best.move, second);
}

TEST(Advice, OneMoveHasNoOther) {
  const auto advice = advice_of({first, {{first, 300, 0.5, 20}}}, false);
  ASSERT_TRUE(advice);
  EXPECT_FALSE(advice->second);
  EXPECT_FALSE(advice_of({first, {}}, false));
}

}  // namespace
}  // namespace kairo
