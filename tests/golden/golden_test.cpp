#include "engine/cli/golden.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/registry.h"
#include "tests/match/test_files.h"

namespace kairo {
namespace {

std::string line_at(const std::string& text, std::size_t place) {
  const std::size_t before = text.rfind('\n', place == 0 ? 0 : place - 1);
  const std::size_t begin = before == std::string::npos ? 0 : before + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

/// Empty when the texts are equal, else the first lines that differ.
std::string difference(const std::string& then, const std::string& now) {
  const auto [in_then, in_now] = std::mismatch(then.begin(), then.end(), now.begin(), now.end());
  if (in_then == then.end() && in_now == now.end()) return "";
  const auto place = static_cast<std::size_t>(in_then - then.begin());
  return "line " + std::to_string(1 + std::count(then.begin(), in_then, '\n')) + "\n  then: " + line_at(then, place) +
         "\n  now:  " + line_at(now, place) + '\n';
}

TEST(Golden, DifferencesAreFound) {
  EXPECT_EQ(difference("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(difference("a\nb\n", "a\nc\n"), "line 2\n  then: b\n  now:  c\n");
  EXPECT_NE(difference("a\n", "a\nc\n"), "");
  EXPECT_NE(difference("", "c"), "");
}

// After an intended change of rules or words run `kairo golden tests/golden --update` and read the differences. Where
// only a hash in `GAME-signature.txt` differs, compare what `kairo playthrough GAME --seats N --seed 7` prints in both
// builds.
TEST(Golden, EveryGamePlaysAsRecorded) {
  for (const Game& game : games())
    for (const GoldenFile& file : golden_files(game)) {
      const auto then = read_test_file("golden/" + file.name);
      ASSERT_TRUE(then.has_value()) << file.name << " is missing";
      EXPECT_EQ(difference(*then, file.text), "") << file.name;
    }
}

}  // namespace
}  // namespace kairo
