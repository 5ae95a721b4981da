#include <gtest/gtest.h>

#include <sstream>

#include "engine/match/code.h"
#include "tests/match/test_files.h"

namespace kairo {
namespace {

std::string describe(const Match& match) {
  std::string text(match.game().info->id);
  text += " seats=" + std::to_string(match.setup()->seats) + " seed=" + std::to_string(match.setup()->seed) +
          " moves=" + std::to_string(match.steps().size()) + (match.over() ? " over" : "") + " totals=";
  const Score score = match.now().standing();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(score.seats); ++seat)
    text += (seat == 0 ? "" : ",") + std::to_string(score.of[seat].total);
  return text;
}

/// What a code comes to, as the lists write it.
std::string outcome(std::string_view code) {
  const auto read = read_code(code);
  if (read) return "good " + describe(*read);
  switch (read.error().fault) {
    case CodeFault::not_a_code: return "not_a_code";
    case CodeFault::unknown_version: return "unknown_version";
    case CodeFault::unknown_game: return "unknown_game";
    case CodeFault::unknown_rules: return "unknown_rules";
    case CodeFault::bad_header: return "bad_header";
    case CodeFault::damaged: return "damaged " + describe(*read.error().good_prefix);
  }
  return "no such fault";
}

/// Each line of a list is a code, a blank, and what it must come to for ever.
void expect_outcomes(const std::string& list) {
  const auto text = read_test_file("links/" + list);
  ASSERT_TRUE(text.has_value()) << list;
  std::istringstream lines(*text);
  int codes = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    const std::size_t blank = line.find(' ');
    ASSERT_NE(blank, std::string::npos) << line;
    EXPECT_EQ(outcome(line.substr(0, blank)), line.substr(blank + 1)) << line.substr(0, blank);
    ++codes;
  }
  EXPECT_GT(codes, 5) << list;
}

TEST(Links, OldCodesOfTheWickedLabyrinthStillLead) { expect_outcomes("wicked.txt"); }

TEST(Links, OldFaultsAreStillFound) { expect_outcomes("faults.txt"); }

}  // namespace
}  // namespace kairo
