#include "web/app/saves/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "web/app/saves/bundle.h"
#include "web/app/saves/tallies.h"

namespace kairo::app {
namespace {

/// A match of three seats against bots, in which the only person took this place.
MatchResult ended(const std::string& id, int place, int total = 0) {
  return {.id = id, .course = "c" + id, .level = 1, .key = "wicked 3", .people = {{0, place, total, "Ann"}}};
}

std::vector<std::string> ids(const Statistics& statistics) {
  std::vector<std::string> all;
  for (const MatchResult& match : statistics.matches) all.push_back(match.id);
  return all;
}

const Statistics some{2,
                      {ended("a1", 1, -7),
                       {.id = "b2",
                        .course = "0f",
                        .alone = SoloResult::won,
                        .key = "ruin 1 end=2",
                        .people = {{0, 1, 241, ""}, {3, 2, 9, "Bo  Bo"}}}}};

TEST(StatisticsText, IsReadBackAsWritten) {
  for (const Statistics& statistics : {Statistics{}, some}) {
    const ReadStatistics read = read_statistics(statistics_text(statistics));
    EXPECT_EQ(read.statistics, statistics);
    EXPECT_FALSE(read.damaged || read.later);
  }
  EXPECT_EQ(read_statistics("").statistics, Statistics{});
  EXPECT_FALSE(read_statistics("").damaged);
}

TEST(StatisticsText, GivesNothingWhereverItIsDamaged) {
  const std::string text = statistics_text(some);
  for (std::size_t length = 1; length < text.size(); ++length)
    EXPECT_TRUE(read_statistics(std::string_view(text).substr(0, length)).damaged) << length;
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::string changed = text;
    changed[at] ^= 1;
    const ReadStatistics read = read_statistics(changed);
    EXPECT_TRUE(read.damaged || read.later) << at;
    EXPECT_EQ(read.statistics, Statistics{}) << at;
  }
  EXPECT_TRUE(read_statistics(text + "more").damaged);
}

TEST(StatisticsText, OfALaterKairoIsRecognised) {
  EXPECT_TRUE(read_statistics("kairo statistics 12\nbetter\n").later);
  EXPECT_TRUE(read_statistics("kairo statistics x\n").damaged);
}

TEST(StatisticsText, IsFoundInAFileOfMatchesAndIsNoMatch) {
  const std::string text = statistics_text(some);
  std::string file = "A letter\r\n";
  for (const char c : text) file += c == '\n' ? std::string("\r\n") : std::string(1, c);
  file += "\r\nkairo match 1\r\nand so on\r\nsum 0\r\n";
  EXPECT_EQ(statistics_within(file), text);
  EXPECT_EQ(statistics_within(text.substr(0, text.size() - 1)), text) << "the last line break may have been lost";
  EXPECT_EQ(statistics_within("no kairo statistics 1\n"), "");
  std::string quoted = "Mio wrote:\n> " + text;
  for (std::size_t at = quoted.find("> "); (at = quoted.find('\n', at)) != std::string::npos; at += 3)
    quoted.insert(at + 1, "> ");
  EXPECT_EQ(statistics_within(quoted), text) << "it went through a mail";
  EXPECT_TRUE(Bundle(text).empty());
}

TEST(Statistics, CountAMatchOnce) {
  Statistics statistics;
  EXPECT_TRUE(add_result(statistics, ended("a", 2)));
  EXPECT_FALSE(add_result(statistics, ended("a", 2)));
  MatchResult elsewhere = ended("a", 2);
  elsewhere.id = "b";
  EXPECT_FALSE(add_result(statistics, elsewhere)) << "the same moves, saved under another id";
  MatchResult other_end = ended("a", 1);
  other_end.course = "other";
  EXPECT_TRUE(add_result(statistics, other_end));
  ASSERT_EQ(statistics.matches.size(), 1U) << "the last move was taken back and made otherwise";
  EXPECT_EQ(statistics.matches[0].people[0].place, 1);
}

TEST(Statistics, AreMergedInTheOrderInWhichTheMatchesWerePlayed) {
  Statistics here{0, {ended("a", 1), ended("c", 1), ended("d", 1)}};
  EXPECT_EQ(merge_into(here, {ended("a", 1), ended("b", 1), ended("c", 1), ended("e", 1)}), 2);
  EXPECT_EQ(ids(here), (std::vector<std::string>{"a", "b", "c", "e", "d"}));
  EXPECT_EQ(merge_into(here, {ended("e", 1), ended("a", 1)}), 0);
  EXPECT_EQ(ids(here), (std::vector<std::string>{"a", "b", "c", "e", "d"}));
  Statistics empty;
  EXPECT_EQ(merge_into(empty, {ended("x", 1), ended("y", 1), ended("x", 1)}), 2);
  EXPECT_EQ(ids(empty), (std::vector<std::string>{"x", "y"}));
}

Summary summary_of(const std::vector<MatchResult>& matches, const std::string& game) {
  return summaries({0, matches}, {game}).back();
}

TEST(Summaries, CountWinsAndStreaksOfTheOnlyPerson) {
  const std::vector<MatchResult> matches{ended("a", 1), ended("b", 1), ended("c", 1), ended("d", 2), ended("e", 1)};
  const Summary summary = summary_of(matches, "wicked");
  EXPECT_EQ(summary.matches, 5);
  EXPECT_EQ(summary.wins, 4);
  EXPECT_EQ(summary.streak.longest, 3);
  EXPECT_EQ(summary.streak.now, 1);
}

TEST(Summaries, AStreakIsNeitherEndedNorContinuedByWhatNobodyWins) {
  const MatchResult alone{.id = "s", .course = "s", .key = "ruin 1", .people = {{0, 1, 50, ""}}};
  MatchResult together = ended("t", 2);
  together.people.push_back({1, 1, 3, "Bo"});
  const Summary all = summaries({0, {ended("a", 1), alone, together, ended("b", 1)}}, {"wicked", "ruin"}).front();
  EXPECT_EQ(all.matches, 4);
  EXPECT_EQ(all.decided, 2);
  EXPECT_EQ(all.streak.now, 2);
}

TEST(Summaries, TellBestAndMeanScoresBySeatsAndBots) {
  MatchResult stronger = ended("d", 1, 5);
  stronger.level = 4;
  MatchResult more = ended("e", 1, 6);
  more.key = "wicked 4 quick=1";
  const Summary summary =
      summary_of({more, stronger, ended("a", 2, -10), ended("b", 1, -3), ended("c", 1, -4)}, "wicked");
  ASSERT_EQ(summary.tallies.size(), 3U);
  EXPECT_EQ(summary.tallies[0].level, 1);
  EXPECT_EQ(summary.tallies[0].best, -3);
  EXPECT_EQ(summary.tallies[0].mean(), -6) << "-17 : 3";
  EXPECT_EQ(summary.tallies[0].wins, 2);
  EXPECT_EQ(summary.tallies[1].level, 4);
  EXPECT_EQ(summary.tallies[2].seats, 4);
}

TEST(Summaries, NameSeveralPeopleAroundOneDevice) {
  MatchResult together = ended("a", 2, 4);
  together.level = -1;
  together.people.push_back({1, 1, 9, "Bo"});
  together.people.push_back({2, 3, 1, ""});
  MatchResult again = together;
  again.id = again.course = "b";
  const Summary summary = summary_of({together, again}, "wicked");
  EXPECT_EQ(summary.matches, 2);
  ASSERT_EQ(summary.tallies.size(), 3U);
  const auto bo = std::ranges::find(summary.tallies, "Bo", &Tally::name);
  ASSERT_NE(bo, summary.tallies.end());
  EXPECT_EQ(bo->matches, 2);
  EXPECT_EQ(bo->wins, 2);
}

TEST(Summaries, HaveOnlySomeOfAnyNumberOfNames) {
  constexpr int names = 100'000;
  std::vector<MatchResult> matches{ended("alone", 1)};
  for (int i = names; i > 0; --i) {
    const std::string name = std::to_string(100'000 + i);
    matches.push_back(ended(name, 1));
    matches.back().people = {{0, 1, 3, name}, {1, 2, 1, name}};
  }
  const Summary summary = summary_of(matches, "wicked");
  EXPECT_EQ(summary.matches, names + 1);
  EXPECT_EQ(summary.tallies.size(), most_named + 1);
  EXPECT_EQ(summary.tallies.front().name, "100001");
  EXPECT_EQ(summary.tallies.front().matches, 2);
  EXPECT_TRUE(summary.tallies.back().you);
  EXPECT_EQ(summary.more, names - static_cast<int>(most_named));
}

}  // namespace
}  // namespace kairo::app
