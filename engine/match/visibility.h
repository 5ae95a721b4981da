#pragma once

#include <memory>

#include "engine/match/match.h"

namespace kairo {

/// Decides who may be told what of a match. Logs, replays, links and the command line all ask here and decide nothing
/// of it themselves.
///
/// Two rules apply. An event's audience never changes (may_learn). A table that has agreed to hide its past also
/// forgets events as the match goes on (Retention); when the match is over, nothing is forgotten any more.
class Visibility {
 public:
  explicit Visibility(const Match& match);

  /// Whether `viewer` (no_seat: an onlooker) may be told the `event`-th event of the `step`-th move.
  [[nodiscard]] bool shows(const Match& match, Seat viewer, std::size_t step, std::size_t event) const;
  /// The same for the `event`-th event before the first move.
  [[nodiscard]] static bool shows_opening(const Match& match, Seat viewer, std::size_t event);

  /// Whether the table still keeps an event or a move, whoever may learn it. Must be used only for those who may see
  /// every hand.
  [[nodiscard]] bool is_kept(const Match& match, std::size_t step, std::size_t event) const;
  [[nodiscard]] bool is_move_kept(const Match& match, std::size_t step) const;

  /// The first position that a replay may show, as a number of moves: nothing was forgotten after it.
  [[nodiscard]] std::size_t first_position() const { return step_ + (event_ > 0 ? 1 : 0); }
  /// Whether the position after this many moves still shows a chapter that is forgotten by now; a replay shows a copy
  /// of it that has forgotten that chapter.
  [[nodiscard]] bool shows_forgotten_chapter(std::size_t moves) const { return moves < chapter_complete_at_; }

  /// The copy of the position after this many moves that may be shown; null if the position itself may be.
  [[nodiscard]] std::unique_ptr<Position> forgetful_copy(const Match& match, std::size_t moves) const;

  friend bool operator==(const Visibility&, const Visibility&) = default;

 private:
  // Every event from this one on is kept.
  std::size_t step_ = 0;
  std::size_t event_ = 0;
  /// The number of moves that completed the last chapter; 0 when no earlier chapter is forgotten.
  std::size_t chapter_complete_at_ = 0;
};

}  // namespace kairo
