#pragma once

#include <cstddef>
#include <vector>

#include "engine/core/seat.h"
#include "engine/match/match.h"

namespace kairo::app {

/// How the scores of a match that is over came about: everybody's totals as if the match had ended then.
struct ScoreCourse {
  int seats = 0;
  std::vector<BySeat<int>> totals;   ///< at the start, and after each turn
  std::vector<std::size_t> moments;  ///< indices of some of them: the ends of rounds, or a few spread over the match
};

/// Nothing is secret any more, so this tells more than players could know at the time. Has no totals if too little
/// happened for a course. The match must be over.
ScoreCourse score_course(const Match& match);

}  // namespace kairo::app
