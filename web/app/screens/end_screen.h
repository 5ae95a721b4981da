#pragma once

#include <optional>

#include "web/app/action.h"
#include "web/app/screens/count_up.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/score_course.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The best total of a person in matches like this one without other people, including this match.
struct BestScore {
  int total;
  bool is_new;   ///< this match has just made it
  bool is_last;  ///< but it was lost to everybody
};

/// The content of the result's page.
struct EndFacts {
  const Session& session;         ///< whose match is over
  std::optional<BestScore> best;  ///< none if it is not known, or if this match had no such total
  const ScoreCourse& course;
  std::optional<act::PointOut> shown;  ///< on the board
  bool has_box;                        ///< from here one can go to the box; else to the set-up
};

/// The board after the last move: the points are counted up below it, then it lies beside the page of the result, where
/// a number that is pressed shows on the board where it comes from.
class EndScreen {
 public:
  /// `has_box`: from here one can go to the box; else to the set-up.
  explicit EndScreen(bool has_box) : has_box_(has_box) {}
  void frame(draw::Ui& ui, const Session& session, TableScreen& table);
  /// The report for the page of the result, once the points are counted. Valid as long as this screen.
  /// `best`: the best total of the only person, if there is one.
  EndFacts facts(const Session& session, std::optional<int> best);
  /// The match has just ended, perhaps with a new best total.
  void record_end(bool is_new_best) { is_new_best_ = is_new_best; }
  /// The match is still being played, at this speed: its points will be counted up when it ends.
  void await(Speed speed) { count_.await(speed); }
  [[nodiscard]] bool counting() const { return count_.running(); }
  /// Lights this on the board, or nothing if it is lit already.
  void point_out(act::PointOut cell, TableScreen& table);
  /// Ends a running count, or lights nothing on the board; false when there was neither.
  bool cancel(TableScreen& table);

 private:
  /// The board, and a strip below it with what has been counted.
  void count_below_board(draw::Ui& ui, const Session& session, TableScreen& table);
  /// Starts the count and keeps it going.
  void keep_counting(const draw::Ui& ui, const GameInfo& game, const Score& score);
  /// Lights on the board where everybody's points of the source come from that is being counted; the board of a
  /// lone person stays in front.
  void light_counted(const Session& session, TableScreen& table);
  /// The course of this match, worked out once.
  const ScoreCourse& course(const Match& match);

  std::optional<act::PointOut> shown_;  ///< on the board
  CountUp count_;
  std::optional<int> lit_;  ///< the source that is counted and lit on the board
  std::optional<ScoreCourse> course_;
  std::size_t course_moves_ = 0;  ///< of the match that the course is of
  bool has_box_;
  bool is_new_best_ = false;  ///< the match was played to its end here, and beat an earlier one
};

}  // namespace kairo::app
