#pragma once

#include <optional>

#include "engine/core/score.h"
#include "web/app/action.h"
#include "web/app/session.h"
#include "web/app/table_screen.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Who has won and why: each seat's score by source. Touching a number shows on the board where it comes from.
class EndScreen {
 public:
  void open() { shown_.reset(); }
  Action frame(draw::Ui& ui, const Session& session, TableScreen& table);
  /// Back from the board to the scores; false when they are on the screen.
  bool cancel(TableScreen& table);

 private:
  /// A number of the table of scores.
  struct Cell {
    Seat seat;
    int source;
  };
  void results(draw::Ui& ui, draw::Rect at, const Session& session, TableScreen& table);
  float sheet(draw::Ui& ui, draw::Rect at, const Session& session, const Score& score, TableScreen& table);
  void show_cell(Cell cell, TableScreen& table);
  Action buttons(draw::Ui& ui, draw::Rect at, int columns);

  std::optional<Cell> shown_;  ///< pointed out on the board
};

}  // namespace kairo::app
