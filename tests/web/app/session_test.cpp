#include "web/app/session.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/web/app/toy.h"
#include "web/app/story.h"

namespace kairo::app {
namespace {

using testing::play;
using testing::session;

TEST(Session, HandsTheDeviceOverBeforeEachSealedQuestion) {
  Session around = session("hhh");
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(around.awaited(), seat);
    EXPECT_EQ(around.viewer(), no_seat);
    EXPECT_FALSE(around.viewer_may_act());
    around.hand_over();
    EXPECT_EQ(around.awaited(), no_seat);
    EXPECT_EQ(around.viewer(), seat);
    EXPECT_TRUE(around.viewer_may_act());
    ASSERT_TRUE(play(around, "bid 1 -"));
  }
}

TEST(Session, NeedsNoHandOverForSomebodyAloneWithBots) {
  Session alone = session("bhb");
  EXPECT_EQ(alone.bot_to_move(), 0);
  EXPECT_EQ(alone.viewer(), 1);
  EXPECT_FALSE(alone.viewer_may_act());
  ASSERT_TRUE(play(alone, "bid 1 -"));
  EXPECT_EQ(alone.bot_to_move(), no_seat);
  EXPECT_EQ(alone.awaited(), no_seat);
  EXPECT_TRUE(alone.viewer_may_act());
}

TEST(Session, ShowsOpenQuestionsToEverybody) {
  Rng rng(3);
  Session around = session("hhh");
  for (int i = 0; i < 400 && !around.match().over(); ++i) {
    if (around.awaited() != no_seat) {
      EXPECT_TRUE(around.now().asks_in_private());
      around.hand_over();
    }
    EXPECT_EQ(around.viewer(), around.match().turn());
    const auto moves = around.now().legal_moves();
    ASSERT_TRUE(around.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).made());
  }
  EXPECT_TRUE(around.match().over());
  EXPECT_EQ(around.awaited(), no_seat);
}

TEST(Session, ThatWasCoveredAwaitsTheNextPersonWhateverTheQuestion) {
  Session alone = session("hbb");
  alone.cover();
  EXPECT_EQ(alone.awaited(), 0);
  EXPECT_EQ(alone.viewer(), no_seat);
  alone.hand_over();
  EXPECT_EQ(alone.viewer(), 0);
}

TEST(Session, LetsOnlyWhoHoldsTheDeviceTakeASealedAnswerBack) {
  Session around = session("hhh");
  around.hand_over();
  ASSERT_TRUE(play(around, "bid 1 -"));
  EXPECT_EQ(around.may_undo(), 0);
  around.hand_over();
  EXPECT_EQ(around.may_undo(), no_seat);
  EXPECT_FALSE(around.undo());
}

TEST(Session, TakesBackToWhoeverAnswered) {
  Session around = session("hhh");
  around.hand_over();
  ASSERT_TRUE(play(around, "bid 1 -"));
  ASSERT_TRUE(around.undo());
  EXPECT_EQ(around.awaited(), no_seat);
  EXPECT_EQ(around.viewer(), 0);
}

TEST(Story, TellsEachEventOnceAndForgetsWhatWasTakenBack) {
  Session around = session("hbb");
  Story story;
  story.update(around, 0, text::Language::en);
  EXPECT_TRUE(story.lines().empty());
  ASSERT_TRUE(play(around, "bid 1 -"));
  story.update(around, 0, text::Language::en);
  story.update(around, 0, text::Language::en);
  EXPECT_EQ(story.lines(), std::vector<std::string>{"Player 1 holds out a closed hand."});
  ASSERT_TRUE(around.undo());
  story.update(around, 0, text::Language::en);
  EXPECT_TRUE(story.lines().empty());
}

TEST(Story, CountsAsNewsWhatCameAfterTheViewersLastMove) {
  Session around = session("hbb");
  Story story;
  ASSERT_TRUE(play(around, "bid 2 -"));
  ASSERT_TRUE(play(around, "bid 1 -"));
  story.update(around, 0, text::Language::en);
  EXPECT_EQ(story.news(), 1U);
  EXPECT_EQ(story.lines()[story.news()], "Rabbit holds out a closed hand.");
  story.update(around, 2, text::Language::en);
  EXPECT_EQ(story.news(), 0U);
}

TEST(Story, IsToldAnewInAnotherLanguage) {
  Session around = session("hbb", 1);
  Story story;
  story.update(around, 0, text::Language::en);
  const auto english = story.lines();
  story.update(around, 0, text::Language::ja);
  EXPECT_EQ(story.lines().size(), english.size());
  EXPECT_NE(story.lines(), english);
}

}  // namespace
}  // namespace kairo::app
