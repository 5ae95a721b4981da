#include "web/app/session/bot_pacing.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/match/registry.h"
#include "tests/web/support/some_match.h"
#include "web/app/session/replay.h"

namespace kairo::app {
namespace {

/// A match of bots only, before the move after so many.
Session after(const Match& whole, std::size_t moves) {
  std::vector<Player> bots(static_cast<std::size_t>(whole.now().seats()), Player{.kind = Player::Kind::bot});
  return {"a1", first_moves(whole, moves), std::move(bots)};
}

/// How often each pause comes before a move of a whole match.
std::map<double, int> pauses(const Match& whole, Speed speed) {
  std::map<double, int> counts;
  for (std::size_t moves = 0; moves < whole.steps().size(); ++moves)
    if (const auto wait = BotPacing().wait(after(whole, moves), speed, false, 0)) ++counts[*wait];
  return counts;
}

TEST(BotPacing, ShortensThePauseWhileTheSameBotGoesOn) {
  const Match whole = kairo::testing::some_match(*find_game("wicked"), 3, 3);
  const auto counts = pauses(whole, Speed::calm);
  EXPECT_GT(counts.at(bot_delay(Speed::calm, Pause::same_seat)), 5) << "soul processing";
  EXPECT_GT(counts.at(bot_delay(Speed::calm, Pause::other_seat)), 5);
  EXPECT_GT(counts.at(bot_delay(Speed::calm, Pause::sealed)), 20) << "bids";
  for (const Speed speed : {Speed::calm, Speed::brisk, Speed::quick})
    EXPECT_LT(bot_delay(speed, Pause::same_seat), bot_delay(speed, Pause::other_seat));
}

TEST(BotPacing, GathersPaceInALongTurn) {
  const double first = bot_delay(Speed::calm, Pause::same_seat);
  EXPECT_DOUBLE_EQ(share_of_pause(1), 1);
  for (int steps = 1; steps < 30; ++steps) {
    EXPECT_LE(share_of_pause(steps + 1), share_of_pause(steps));
    EXPECT_GE(first * share_of_pause(steps + 1), 0.15) << "each step can still be told from the next";
  }
  EXPECT_LT(share_of_pause(6), 0.5);
  const auto counts = pauses(kairo::testing::some_match(*find_game("wicked"), 3, 3), Speed::calm);
  for (const int steps : {2, 3, 4}) EXPECT_GT(counts.at(first * share_of_pause(steps)), 0) << "soul processing";
}

TEST(BotPacing, IsFasterWithEachSpeed) {
  for (const Pause pause : {Pause::other_seat, Pause::same_seat, Pause::sealed}) {
    EXPECT_EQ(bot_delay(Speed::patient, pause), bot_delay(Speed::calm, pause));
    for (int faster = static_cast<int>(Speed::brisk); faster < speeds; ++faster)
      EXPECT_LT(bot_delay(static_cast<Speed>(faster), pause), bot_delay(static_cast<Speed>(faster - 1), pause));
  }
}

TEST(BotPacing, WaitsForNothingAtInstantSpeed) {
  const auto counts = pauses(kairo::testing::some_match(*find_game("wicked"), 3, 3), Speed::instant);
  EXPECT_EQ(counts.size(), 1U);
  EXPECT_TRUE(counts.contains(0));
}

}  // namespace
}  // namespace kairo::app
