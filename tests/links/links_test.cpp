#include <gtest/gtest.h>

#include <sstream>

#include "engine/cli/plain.h"
#include "engine/match/registry.h"
#include "tests/match/test_files.h"

namespace kairo {
namespace {

/// Each line of a list is a code, a blank, and the summary it must always have; `#` begins a comment.
void expect_summaries(const std::string& list) {
  const auto text = read_test_file("links/" + list + ".txt");
  ASSERT_TRUE(text.has_value()) << list << ".txt is missing: `kairo codes GAME` writes the lines of a new game";
  std::istringstream lines(*text);
  int codes = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    const std::size_t blank = line.find(' ');
    ASSERT_NE(blank, std::string::npos) << line;
    EXPECT_EQ(code_summary(line.substr(0, blank)), line.substr(blank + 1)) << line.substr(0, blank);
    ++codes;
  }
  EXPECT_GT(codes, 5) << list;
}

TEST(Links, OldCodesOfEveryGameStillLoad) {
  for (const Game& game : games()) expect_summaries(std::string(game.info->id));
}

TEST(Links, OldFaultsAreStillDetected) { expect_summaries("faults"); }

}  // namespace
}  // namespace kairo
