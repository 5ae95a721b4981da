#include <gtest/gtest.h>

#include <limits>

#include "engine/cli/arena/contest.h"
#include "engine/cli/arena/estimate.h"
#include "engine/match/registry.h"

#ifndef __EMSCRIPTEN__
namespace kairo::arena {
namespace {

Contest contest_of(std::string_view game, std::string_view players, std::size_t deals) {
  Contest contest;
  contest.game = find_game(game);
  contest.contestants = read_contestants(players).value();
  contest.setup = standard_setup(*contest.game->info, static_cast<int>(contest.contestants.size()), 1);
  contest.deals = deals;
  contest.seconds = 5;
  return contest;
}

std::vector<MatchResult> results_of(const Contest& contest) {
  return play_all(contest, [](std::size_t) {});
}

TEST(Arena, RotatesAllContestantsThroughAllSeatsOfADeal) {
  // Equal bots play the same match in each rotation of a deal, so each of them gets each seat's result once.
  const Contest contest = contest_of("haratama", "regular,regular,regular,regular", 3);
  const std::vector<MatchResult> results = results_of(contest);
  ASSERT_EQ(results.size(), 12U);
  for (std::size_t deal = 0; deal < contest.deals; ++deal) {
    std::vector<double> wins(4);
    std::vector<double> points(4);
    for (std::size_t rotation = 0; rotation < 4; ++rotation)
      for (std::size_t i = 0; i < 4; ++i) {
        wins[i] += results[deal * 4 + rotation].of[i].win;
        points[i] += results[deal * 4 + rotation].of[i].points;
      }
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_DOUBLE_EQ(wins[i], 1) << "one match of four is won";
      EXPECT_DOUBLE_EQ(points[i], points[0]);
    }
  }
}

TEST(Arena, CountsEachMatchOnce) {
  for (const MatchResult& result : results_of(contest_of("wicked", "regular,random,learner", 4))) {
    double wins = 0;
    for (const Result& one : result.of) wins += one.win;
    EXPECT_DOUBLE_EQ(wins, 1);
  }
}

TEST(Arena, GivesTheSameResultsEachTime) {
  const Contest contest = contest_of("wicked", "regular,random,learner", 3);
  const std::vector<MatchResult> once = results_of(contest);
  const std::vector<MatchResult> again = results_of(contest);
  for (std::size_t i = 0; i < once.size(); ++i)
    for (std::size_t j = 0; j < 3; ++j) EXPECT_EQ(once[i].of[j].points, again[i].of[j].points);
}

/// Answers each question with the first of the legal moves.
constexpr std::string_view first_move =
    "exec:while read -r line; do case $line in legal) read -r move;; 'answer?') echo \"$move\";; esac; done";

TEST(Arena, AsksOtherPeoplesPrograms) {
  for (const MatchResult& result : results_of(contest_of("haratama", std::string(first_move) + ",regular,random", 1))) {
    EXPECT_EQ(result.forfeit, "");
    EXPECT_FALSE(result.seconds[0].empty());
  }
}

TEST(Arena, NamesAProgramThatAnswersWrongly) {
  for (const MatchResult& result : results_of(contest_of("haratama", "exec:echo nonsense,regular,random", 1))) {
    EXPECT_NE(result.forfeit.find("exec:echo nonsense"), std::string::npos);
    EXPECT_EQ(result.of[0].win, 0);
    EXPECT_EQ(result.of[0].place, 3);
    EXPECT_EQ(result.of[1].win, 0.5);
  }
}

TEST(Arena, DoesNotWaitForAProgramThatNeverAnswers) {
  Contest contest = contest_of("haratama", "exec:cat >/dev/null,regular,random", 1);
  contest.seconds = 1;
  for (const MatchResult& result : results_of(contest))
    EXPECT_NE(result.forfeit.find("does not answer in time"), std::string::npos) << result.forfeit;
}

TEST(Arena, SurvivesAProgramThatEnds) {
  for (const MatchResult& result : results_of(contest_of("haratama", "exec:true,regular,random", 1)))
    EXPECT_NE(result.forfeit.find("has ended"), std::string::npos) << result.forfeit;
}

TEST(Arena, ReadsItsContestants) {
  const auto all = read_contestants("master,all-seeing:expert,random,exec:./my bot");
  ASSERT_TRUE(all.has_value());
  ASSERT_EQ(all->size(), 4U);
  EXPECT_EQ((*all)[0].level, BotLevel::master);
  EXPECT_EQ((*all)[1].kind, Contestant::Kind::all_seeing);
  EXPECT_EQ((*all)[3].program, "./my bot");
  for (const std::string_view wrong : {"", "master,", "grandmother", "all-seeing:regular"})
    EXPECT_FALSE(read_contestants(wrong).has_value()) << wrong;
}

TEST(Estimate, OfACoinHasTheIntervalOfTheTextbooks) {
  std::vector<double> tosses;
  for (int i = 0; i < 100; ++i) tosses.push_back(i % 2);
  EXPECT_DOUBLE_EQ(estimate(tosses).mean, 0.5);
  EXPECT_NEAR(estimate(tosses).margin, 0.0985, 0.0001);
}

TEST(Estimate, OfOneSampleSaysThatItKnowsNothing) {
  EXPECT_EQ(estimate({3}).mean, 3);
  EXPECT_EQ(estimate({3}).margin, std::numeric_limits<double>::infinity());
}

TEST(Quantile, IsOneOfTheValues) {
  EXPECT_EQ(quantile({5, 1, 4, 2, 3}, 0.5), 3);
  EXPECT_EQ(quantile({5, 1, 4, 2, 3}, 0.9), 5);
  EXPECT_EQ(quantile({5, 1, 4, 2, 3}, 0), 1);
  EXPECT_EQ(quantile({}, 0.5), 0);
}

}  // namespace
}  // namespace kairo::arena
#endif
