#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

// Small oracle 0 demands middle red, middle green, low blue, low yellow and gives a promotion;
// 6 demands two low red and two low green and gives two low blue and two low yellow.
// Great oracles 0 and 1 show red and green, 2 and 3 red and blue.

bool met(const Tokens& tokens, int small) {
  Board board;
  board.tokens = tokens;
  board.great = {0, 2};
  board.small = {static_cast<std::uint8_t>(small), 11};
  return meets_small(board, 0);
}

TEST(WickedSmallOracle, IsMetByExactlyWhatItDemands) {
  EXPECT_TRUE(met({{{0, 0, 1, 1}, {1, 1, 0, 0}, {}}}, 0));
  EXPECT_FALSE(met({{{0, 0, 1, 0}, {1, 1, 0, 0}, {}}}, 0));
  EXPECT_FALSE(met({{{0, 0, 1, 1}, {1, 0, 0, 0}, {}}}, 0));
  EXPECT_TRUE(met({{{2, 2, 0, 0}, {}, {}}}, 6));
  EXPECT_FALSE(met({{{2, 1, 0, 0}, {}, {}}}, 6));
}

TEST(WickedSmallOracle, IsMetByHigherRanksButNotByLower) {
  EXPECT_TRUE(met({{{}, {0, 1, 1, 0}, {1, 0, 0, 1}}}, 0));
  EXPECT_TRUE(met({{{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}}}, 6));
  EXPECT_FALSE(met({{{5, 0, 1, 1}, {0, 1, 0, 0}, {}}}, 0));
}

TEST(WickedSmallOracle, NeedsOneDistinctTokenForEachDemandedOne) {
  EXPECT_FALSE(met({{{1, 2, 0, 0}, {}, {}}}, 6));
  EXPECT_FALSE(met({{{0, 2, 0, 0}, {}, {1, 0, 0, 0}}}, 6));
}

TEST(WickedSmallOracle, PaysNothingAndIsAchievedOnce) {
  State state = processing({.tokens = {{{2, 2, 0, 0}, {}, {}}}, .small = {6, 0}});
  make(state, "small 1");
  EXPECT_EQ(low(state, 0), (Shelf{2, 2, 2, 2}));
  EXPECT_EQ(state.phase, Phase::return_token);
  make(state, {"return red", "return red"});
  EXPECT_EQ(refusal_of(state, "small 1"), Refusal::oracle_achieved);
  EXPECT_EQ(score(state).of[0].by_source[static_cast<int>(Source::small)], 2);
}

TEST(WickedSmallOracle, OneTokenMayServeBoth) {
  // 6: two low red, two low green; 7: two low red, two low blue.
  State state = processing({.tokens = {{{2, 2, 2, 0}, {}, {}}}, .small = {6, 7}});
  EXPECT_EQ(refusal_of(state, "small 1"), Refusal::none);
  EXPECT_EQ(refusal_of(state, "small 2"), Refusal::none);
  make(state, {"small 1", "return blue", "return blue", "return yellow", "return yellow"});
  make(state, "small 2");
  EXPECT_EQ(state.boards[0].small_done, (std::array<std::uint8_t, 2>{1, 1}));
}

TEST(WickedSmallOracle, TokensOnGreatOraclesCountAsHigh) {
  State state = processing({.tokens = {{{0, 0, 1, 1}, {}, {1, 1, 0, 0}}}, .great = {0, 2}, .small = {0, 6}});
  make(state, "great 1");
  EXPECT_EQ(high(state, 0), Shelf{});
  EXPECT_EQ(refusal_of(state, "small 1"), Refusal::none);
}

TEST(WickedSmallOracle, MayBeHeldBack) {
  State state = processing({.tokens = {{{2, 2, 0, 0}, {}, {}}}, .small = {6, 0}});
  make(state, "done");
  EXPECT_EQ(state.boards[0].small_done[0], 0);
  EXPECT_EQ(state.round, 1);
}

TEST(WickedSmallOracle, ItsTokensCountTowardsTheSixLowOnes) {
  State state = processing({.tokens = {{{3, 3, 0, 0}, {}, {}}}, .small = {6, 0}});
  const EventList events = make(state, "small 1");
  EXPECT_EQ(count_events(events, EventKind::token_gained), 2);
  EXPECT_EQ(refusal_of(state, "done"), Refusal::not_asked);
  make(state, {"return red", "return red", "return green"});
  EXPECT_EQ(state.phase, Phase::return_token);
  make(state, "return green");
  EXPECT_EQ(low(state, 0), (Shelf{1, 1, 2, 2}));
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_EQ(to_move(state), 0);
}

TEST(WickedReward, APromotionIsUsedBeforeAnythingElse) {
  State state = processing({.tokens = {{{2, 0, 1, 1}, {1, 1, 0, 0}, {0, 1, 0, 0}}}, .promotions = 1, .small = {0, 6}});
  make(state, "small 1");
  EXPECT_EQ(state.phase, Phase::use_reward);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"reward low red", "reward low blue", "reward low yellow",
                                                       "reward middle red", "reward middle green", "decline"}));
  for (const char* move : {"promote low red", "spell low red", "done"})
    EXPECT_EQ(refusal_of(state, move), Refusal::not_asked);
  EXPECT_EQ(refusal_of(state, "reward high green"), Refusal::already_top);
  EXPECT_EQ(refusal_of(state, "reward middle blue"), Refusal::no_such_token);
  make(state, "reward middle green");
  EXPECT_EQ(high(state, 0), (Shelf{0, 2, 0, 0}));
  EXPECT_EQ(state.boards[0].promotions, 1);
}

TEST(WickedReward, IsAskedWhenOnlyAMiddleTokenCanRise) {
  State state = processing({.tokens = {{{}, {1, 0, 0, 0}, {0, 1, 1, 1}}}, .small = {0, 6}});
  make(state, "small 1");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"reward middle red", "decline"}));
}

TEST(WickedReward, MayRaiseATokenIntoAFullRank) {
  State state = processing({.tokens = {{{0, 0, 1, 1}, {2, 1, 1, 1}, {}}}, .small = {0, 6}});
  make(state, {"small 1", "reward low blue"});
  EXPECT_EQ(state.phase, Phase::make_room);
  make(state, "return yellow");
  EXPECT_EQ(middle(state, 0), (Shelf{2, 1, 2, 0}));
}

// Ruling: a promotion may be declined, and is lost automatically if nothing can rise; the oracle counts anyway.

TEST(WickedReward, TheOracleCountsEvenIfItIsDeclined) {
  State state = processing({.tokens = {{{0, 0, 1, 1}, {1, 1, 0, 0}, {}}}, .small = {0, 6}});
  make(state, "small 1");
  const Tokens before = state.boards[0].tokens;
  const EventList events = make(state, "decline");
  EXPECT_EQ(count_events(events, EventKind::reward_declined), 1);
  EXPECT_EQ(state.boards[0].tokens, before);
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_EQ(score(state).of[0].by_source[static_cast<int>(Source::small)], 2);
}

TEST(WickedReward, IsLostAutomaticallyWhenNothingCanRise) {
  State state = processing({.tokens = {{{}, {}, {1, 1, 1, 1}}}, .small = {0, 6}});
  const EventList events = make(state, "small 1");
  EXPECT_EQ(count_events(events, EventKind::reward_lost), 1);
  EXPECT_EQ(state.phase, Phase::soul);
  EXPECT_EQ(to_move(state), 0);
  EXPECT_EQ(state.boards[0].small_done[0], 1);
}

TEST(WickedGreatOracle, TakesBothHighTokensTogether) {
  State state = processing({.tokens = {{{}, {2, 0, 0, 0}, {0, 1, 0, 0}}}, .great = {0, 2}});
  EXPECT_EQ(refusal_of(state, "great 1"), Refusal::demand_not_met);
  make(state, "promote middle red");
  const EventList events = make(state, "great 1");
  EXPECT_EQ(high(state, 0), Shelf{});
  EXPECT_EQ(count_events(events, EventKind::great_achieved), 1);
  EXPECT_EQ(refusal_of(state, "great 1"), Refusal::oracle_achieved);
}

TEST(WickedGreatOracle, ItsTokensCanNeverBeUsedAgain) {
  State state = processing({.tokens = {{{}, {}, {1, 1, 1, 0}}}, .promotions = 1, .colour_changes = 1, .great = {0, 2}});
  make(state, "great 1");
  EXPECT_EQ(refusal_of(state, "change high red blue"), Refusal::no_such_token);
  EXPECT_EQ(refusal_of(state, "great 2"), Refusal::demand_not_met) << "the red token is on the other one";
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"change high blue red", "change high blue green",
                                                       "change high blue yellow", "done"}));
}

TEST(WickedGreatOracle, TwoEqualOnesNeedTwoTokensEachAndAreTwoMoves) {
  State state = processing({.tokens = {{{}, {}, {2, 2, 0, 0}}}, .great = {0, 1}, .small = {0, 1}});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"great 1", "great 2", "done"}));
  make(state, "great 2");
  EXPECT_EQ(state.boards[0].great_done, (std::array<std::uint8_t, 2>{0, 1}));
  make(state, "great 1");
  EXPECT_EQ(high(state, 0), Shelf{});

  state = processing({.tokens = {{{}, {}, {1, 2, 0, 0}}}, .great = {0, 1}});
  make(state, "great 1");
  EXPECT_EQ(refusal_of(state, "great 2"), Refusal::demand_not_met);
}

TEST(WickedGreatOracle, IsNeverForced) {
  State state = processing({.tokens = {{{}, {}, {1, 1, 0, 0}}}, .great = {0, 2}});
  make(state, "done");
  EXPECT_EQ(state.boards[0].great_done[0], 0);
}

TEST(WickedGreatOracle, ItsTokensStillScore) {
  State state = processing({.tokens = {{{}, {}, {1, 1, 0, 0}}}, .great = {0, 2}});
  const int before = score(state).of[0].total;
  make(state, "great 1");
  EXPECT_EQ(score(state).of[0].total, before + great_points);
  EXPECT_EQ(owned(state.boards[0])[index(Rank::high)], (Shelf{1, 1, 0, 0}));
}

}  // namespace
}  // namespace kairo::wicked::test
