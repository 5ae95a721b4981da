#include "tests/match/shortest_match.h"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <optional>

#include "engine/match/code.h"

namespace kairo {
namespace {

/// The match without `count` of its moves from `begin` on, as far as what follows is still legal.
Match without(const Match& match, std::size_t begin, std::size_t count) {
  Match rest = match.first(begin);
  for (std::size_t i = begin + count; i < match.steps().size() && !rest.over(); ++i) rest.play(match.steps()[i].move);
  return rest;
}

/// A shorter match that fails, without `count` neighbouring moves; the last ones are left out first.
std::optional<Match> failing_without(const Match& match, std::size_t count,
                                     const std::function<bool(const Match&)>& fails) {
  for (std::size_t end = match.steps().size(); end >= count; --end)
    if (Match shorter = without(match, end - count, count); fails(shorter)) return shorter;
  return std::nullopt;
}

}  // namespace

Match shortest_failing(const Match& match, const std::function<bool(const Match&)>& fails) {
  if (!fails(match)) return match;
  Match shortest = match;
  for (std::size_t count = shortest.steps().size(); count > 0;) {
    if (auto shorter = failing_without(shortest, count, fails))
      shortest = std::move(*shorter);
    else
      count /= 2;
    count = std::min(count, shortest.steps().size());
  }
  return shortest;
}

bool fails(const std::function<void(const Match&)>& check, const Match& match) {
  testing::TestPartResultArray results;
  const testing::ScopedFakeTestPartResultReporter reporter(
      testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
  check(match);
  for (int i = 0; i < results.size(); ++i)
    if (results.GetTestPartResult(i).failed()) return true;
  return false;
}

std::string shortest_code(const Match& match, const std::function<void(const Match&)>& check) {
  const Match shortest = shortest_failing(match, [&](const Match& shorter) { return fails(check, shorter); });
  return "the shortest match that fails has " + std::to_string(shortest.steps().size()) + " moves of " +
         std::to_string(match.steps().size()) + "; in `build/kairo run`: load " +
         write_code(shortest).value_or("(its code would be too long)");
}

}  // namespace kairo
