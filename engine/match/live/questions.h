#pragma once

#include <optional>
#include <vector>

#include "engine/match/match.h"

namespace kairo::live {

/// A question by its name, which no later event changes: the moves of the match up to the moment from which on the seat
/// has been asked. Answers of others to the same question are no part of the name, so an answer counts
/// whether it was given ahead or in its turn.
struct Asked {
  std::size_t since = 0;        ///< the number of these moves
  std::vector<AnyMove> made{};  ///< parts of the answer that are in the match already
};

/// The question that each seat is asked at a moment of a match.
class OpenQuestions {
 public:
  explicit OpenQuestions(const Match& match);
  /// Follows the last of the match's first `moves` moves; those before it have been followed already.
  void follow(const Match& match, std::size_t moves);
  /// Follows the move that has just been made in the match.
  void follow(const Match& match) { follow(match, match.steps().size()); }
  /// None: the seat is not asked.
  [[nodiscard]] const std::optional<Asked>& of(Seat seat) const { return of_[seat]; }

 private:
  BySeat<std::optional<Asked>> of_;
};

/// The position in which the seat decides, after this many moves of the match; null if it is not asked.
std::unique_ptr<Position> question_at(const Match& match, std::size_t moves, Seat seat);

}  // namespace kairo::live
