#include "tests/match/shortest_match.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

/// The moves that seat 1 has made.
auto moves_of_one(const Match& match) { return std::ranges::count(match.steps(), Seat{1}, &Match::Step::seat); }

Match some_match() {
  const Game& wicked = *find_game("wicked");
  return random_match(wicked, random_setup(*wicked.info, 3, 5));
}

TEST(ShortestMatch, HasNoMoveThatCanBeLeftOut) {
  const Match match = some_match();
  const auto fails = [](const Match& each) { return moves_of_one(each) >= 3; };
  const Match shortest = shortest_failing(match, fails);
  EXPECT_TRUE(fails(shortest));
  EXPECT_LT(shortest.steps().size(), match.steps().size() / 4);
  EXPECT_FALSE(fails(shortest.first(shortest.steps().size() - 1)));
}

TEST(ShortestMatch, IsTheWholeMatchIfThatDoesNotFail) {
  const Match match = some_match();
  EXPECT_EQ(shortest_failing(match, [](const Match&) { return false; }).steps().size(), match.steps().size());
}

TEST(ShortestMatch, IsTheDealIfThatFails) {
  EXPECT_TRUE(shortest_failing(some_match(), [](const Match&) { return true; }).steps().empty());
}

TEST(ShortestMatch, IsToldAsACodeThatCanBeLoaded) {
  const auto check = [](const Match& match) { ASSERT_LT(moves_of_one(match), 2); };
  const std::string words = shortest_code(some_match(), check);
  const auto read = read_code(words.substr(words.rfind(' ') + 1));
  ASSERT_TRUE(read.has_value()) << words;
  EXPECT_EQ(moves_of_one(*read), 2);
  EXPECT_TRUE(fails(check, *read));
  EXPECT_FALSE(fails(check, read->first(read->steps().size() - 1)));
}

}  // namespace
}  // namespace kairo
