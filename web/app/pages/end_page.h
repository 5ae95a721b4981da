#pragma once

#include <optional>

#include "web/app/pages/document.h"
#include "web/app/session/score_course.h"
#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The best total of a person in matches like this one without other people, including this match.
struct BestScore {
  int total;
  bool is_new;  ///< this match has just made it
};

struct EndFacts {
  const Session& session;         ///< whose match is over
  std::optional<BestScore> best;  ///< none if it is not known, or if this match had no such total
  const ScoreCourse& course;
  std::optional<act::PointOut> shown;  ///< on the board
  bool has_box;                        ///< from here one can go to the box; else to the set-up
};

/// The winner, the places, each seat's score by source, how it came about, and what to do next.
Document end_page(const text::Writer& writer, const EndFacts& facts);

}  // namespace kairo::app
