#pragma once

#include <optional>

#include "engine/core/score.h"
#include "web/app/action.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The best total of a solo player, including this match.
struct BestScore {
  int total;
  bool is_new;  ///< this match has just made it
};

/// The winner, and each seat's score by source. A tap on a number shows on the board where it comes from.
class EndScreen {
 public:
  /// `has_box`: from here one can go to the box; else to the set-up.
  explicit EndScreen(bool has_box) : has_box_(has_box) {}
  /// `best`: none if it is not known, or if this is no solo match for a score.
  Action frame(draw::Ui& ui, const Session& session, TableScreen& table, std::optional<BestScore> best);
  /// Back from the board to the scores; false when they are on the screen.
  bool cancel(TableScreen& table);

 private:
  /// A number in the table of scores.
  struct Cell {
    Seat seat;
    int source;
  };
  void results(draw::Ui& ui, draw::Rect at, const Session& session, TableScreen& table, std::optional<BestScore> best);
  void cell(draw::Ui& ui, const draw::Rect& at, Cell cell, TableScreen& table);
  void show_cell(Cell cell, TableScreen& table);
  Action buttons(draw::Ui& ui, draw::Rect at, int columns);
  /// After the match of a lesson there is nothing to be replayed or sent.
  static Action practice_buttons(draw::Ui& ui, draw::Rect at, int columns);

  std::optional<Cell> shown_;  ///< pointed out on the board
  bool has_box_;
};

}  // namespace kairo::app
