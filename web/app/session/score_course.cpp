#include "web/app/session/score_course.h"

#include <algorithm>

#include "web/app/session/replay.h"

namespace kairo::app {

namespace {

constexpr std::size_t least_turns = 2;
constexpr std::size_t least_moments = 4;  // fewer do not tell how it went
constexpr std::size_t most_moments = 9;

/// Some of these, evenly spread, the first and the last among them.
std::vector<std::size_t> thinned(const std::vector<std::size_t>& all) {
  if (all.size() <= most_moments) return all;
  std::vector<std::size_t> some;
  for (std::size_t i = 0; i < most_moments; ++i) some.push_back(all[i * (all.size() - 1) / (most_moments - 1)]);
  return some;
}

}  // namespace

ScoreCourse score_course(const Match& match) {
  ScoreCourse course{.seats = match.now().seats()};
  const std::vector<std::size_t> turns = leap_stops(match, Leap::turn, 0);
  if (turns.size() <= least_turns) return course;
  for (const std::size_t at : turns) {
    const Score score = match.after(at).score();
    BySeat<int>& totals = course.totals.emplace_back();
    for (Seat seat = 0; seat < course.seats; ++seat) totals[seat] = score.of[seat].total;
  }
  const std::vector<std::size_t> rounds = leap_stops(match, Leap::round, 0);
  for (const std::size_t at : thinned(rounds.size() < least_moments ? turns : rounds))
    course.moments.push_back(static_cast<std::size_t>(std::ranges::lower_bound(turns, at) - turns.begin()));
  const auto repeated = std::ranges::unique(course.moments);
  course.moments.erase(repeated.begin(), repeated.end());
  return course;
}

}  // namespace kairo::app
