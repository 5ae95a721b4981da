#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/cli/arena/contestant.h"

namespace kairo::arena {

/// Matches of the same contestants. Each deal is played once for each rotation of the seats, so that neither cards nor
/// seats favour anybody.
struct Contest {
  const Game* game = nullptr;
  Setup setup;                          ///< of the first deal; each further deal has the next seed
  std::vector<Contestant> contestants;  ///< one for each seat
  std::size_t deals = 1;
  int seconds = 10;  ///< that a program has for a move

  [[nodiscard]] std::size_t matches() const { return deals * contestants.size(); }
};

/// How one contestant fared in one match.
struct Result {
  double win = 0;  ///< 1, or the share of a shared first place
  double place = 1;
  double points = 0;
};

struct MatchResult {
  std::vector<Result> of;  ///< by contestant
  std::string forfeit;     ///< a sentence: who lost by a wrong or late answer; the points then count for nobody
  std::vector<std::vector<double>> seconds;  ///< by contestant: of each move
};

/// The number of the match decides about deal and rotation.
MatchResult play_match(const Contest& contest, std::size_t number);

/// Plays all matches on all cores. The results do not depend on the number of cores. `progress` is called after each
/// match, never twice at a time, with the number of those finished.
std::vector<MatchResult> play_all(const Contest& contest, const std::function<void(std::size_t)>& progress);

}  // namespace kairo::arena
