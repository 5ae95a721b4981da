#pragma once

#include <optional>

#include "engine/core/score.h"
#include "web/app/action.h"
#include "web/app/screens/count_up.h"
#include "web/app/screens/score_sheet.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/score_course.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The best total of a person in matches like this one without other people, including this match.
struct BestScore {
  int total;
  bool is_new;  ///< this match has just made it
};

/// The winner, and each seat's score by source. A tap on a number shows on the board where it comes from.
class EndScreen {
 public:
  /// `has_box`: from here one can go to the box; else to the set-up.
  explicit EndScreen(bool has_box) : has_box_(has_box) {}
  /// `best`: none if it is not known, or if this match had no such total.
  Action frame(draw::Ui& ui, const Session& session, TableScreen& table, std::optional<BestScore> best);
  /// The match is still being played, at this speed: its points will be counted up when it ends.
  void await(Speed speed) { count_.await(speed); }
  [[nodiscard]] bool counting() const { return count_.running(); }
  /// Back from the board to the scores, or to the end of a running count; false when there was neither.
  bool cancel(TableScreen& table);

 private:
  /// A number in the table of scores.
  struct Cell {
    Seat seat;
    int source;
  };
  /// Leads to the table as it is at the end; a wide screen shows it beside the scores.
  void table_button(draw::Ui& ui, const draw::Rect& corner, TableScreen& table);
  /// The count as it is seen where there is no room for the board beside the scores: the board, and a strip below it.
  void count_below_board(draw::Ui& ui, draw::Rect screen, const Session& session, TableScreen& table);
  void mirror_results(draw::Ui& ui, const Session& session, std::optional<BestScore> best);
  /// True if the chart has to be switched to.
  bool results(draw::Ui& ui, draw::Rect at, const Session& session, TableScreen& table, std::optional<BestScore> best);
  /// The sheet and what comes after it: how ties were broken, and how the scores came about.
  /// Likewise.
  bool scores(draw::Ui& ui, draw::Rect at, float side, ScoreSheet& sheet, const Session& session, TableScreen& table);
  /// Where there is no room for the chart below the scores, it takes their place.
  void chart_switch(draw::Ui& ui, const draw::Rect& at);
  /// Of this match, worked out once.
  const ScoreCourse& course(const Match& match);
  /// Starts the count and keeps it going.
  void keep_counting(const draw::Ui& ui, const GameInfo& game, const Score& score);
  /// Lights on the board where everybody's points of the source come from that is being counted; the board of a
  /// lone person stays in front.
  void light_counted(const Session& session, TableScreen& table);
  void cell(draw::Ui& ui, const draw::Rect& at, Cell cell, TableScreen& table);
  void show_cell(Cell cell, TableScreen& table);
  Action buttons(draw::Ui& ui, draw::Rect at, int columns, const Session& session, bool with_table, TableScreen& table);
  /// The review of the match, the picture of its result and, if it has no place beside the scores, the table.
  Action looking_back(draw::Ui& ui, draw::Rect at, bool with_table, TableScreen& table);
  /// The same as signs, which are cut off `top`.
  Action looking_back_signs(draw::Ui& ui, draw::Rect& top, bool with_table, TableScreen& table);
  /// After the match of a lesson there is nothing to be replayed or sent.
  static Action practice_buttons(draw::Ui& ui, draw::Rect at, int columns);

  std::optional<Cell> shown_;  ///< pointed out on the board
  bool charted_ = false;       ///< the chart is shown in place of the scores, if there is no room for both
  CountUp count_;
  std::optional<int> lit_;  ///< the source that is counted and lit on the board
  std::optional<ScoreCourse> course_;
  std::size_t course_moves_ = 0;  ///< of the match that the course is of
  bool has_box_;
};

}  // namespace kairo::app
