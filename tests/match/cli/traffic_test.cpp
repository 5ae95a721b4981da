#include "engine/cli/traffic.h"

#include <gtest/gtest.h>

#include "engine/bots/bot.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

/// Three seats bid once, and whoever wins is done with trading at once.
Match one_round() {
  Setup setup = standard_setup(toy::info, 3, 7);
  setup.options[1] = 1;
  Match match(toy::game(), setup);
  for (const std::string_view move : {"bid 1", "bid 0", "bid 2", "done"})
    EXPECT_TRUE(match.play(*match.now().parse_move(move)).made()) << move;
  EXPECT_TRUE(match.over());
  return match;
}

TEST(Traffic, InARowEachAnswerIsAMessageThatWaitsForTheOneBefore) {
  const TrafficOfMatch traffic = traffic_in_a_row(one_round());
  EXPECT_EQ(traffic.all.messages, 3U) << "the last seat bids and goes on";
  EXPECT_EQ(traffic.all.waits, 3U);
  EXPECT_EQ(traffic.at_once.messages, 3U);
}

TEST(Traffic, InAGroupNobodyWaitsForWhoIsAskedAtTheSameTime) {
  for (std::uint64_t order = 0; order < 10; ++order) {
    Rng rng(order);
    const TrafficOfMatch traffic = traffic_in_a_group(one_round(), rng);
    EXPECT_EQ(traffic.at_once.messages, 3U);
    EXPECT_EQ(traffic.at_once.waits, 1U);
    EXPECT_EQ(traffic.all.messages - 3, traffic.all.waits - 1) << "one more of each unless the winner bid last";
    EXPECT_LE(traffic.all.messages, 4U);
  }
}

TEST(Traffic, InARuinOfTwoWhoeverCompletesARoundSendsTheNextPlanAlong) {
  const Game& game = *find_game("ruin");
  const Match match = random_match(game, standard_setup(*game.info, 2, 3));
  const TrafficOfMatch row = traffic_in_a_row(match);
  Rng rng(1);
  const TrafficOfMatch group = traffic_in_a_group(match, rng);
  EXPECT_LE(3 * group.at_once.messages, 2 * row.at_once.messages);
  EXPECT_LE(3 * group.at_once.waits, 2 * row.at_once.waits);
}

TEST(Traffic, InAWickedOfThreeAGroupNeedsTwoThirdsOfTheMessagesAndAThirdOfTheWaits) {
  const Game& game = *find_game("wicked");
  Traffic row;
  Traffic group;
  Rng rng(1);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Match match = played_by_bots(game, standard_setup(*game.info, 3, seed));
    const Traffic passed_on = traffic_in_a_row(match).all;
    const Traffic written = traffic_in_a_group(match, rng).all;
    row = {row.messages + passed_on.messages, row.waits + passed_on.waits};
    group = {group.messages + written.messages, group.waits + written.waits};
  }
  const auto percent = [](std::size_t part, std::size_t whole) { return 100 * part / whole; };
  EXPECT_GE(percent(group.messages, row.messages), 60U);
  EXPECT_LE(percent(group.messages, row.messages), 69U);
  EXPECT_GE(percent(group.waits, row.waits), 30U);
  EXPECT_LE(percent(group.waits, row.waits), 38U) << "some answers to gains wait, since these are open";
}

}  // namespace
}  // namespace kairo
