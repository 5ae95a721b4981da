#pragma once

#include "web/tables/ruin/choices.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/map_touch.h"
#include "web/tables/ruin/purse.h"
#include "web/tables/ruin/way.h"

namespace kairo::ruin::table {

/// Chooses a stop: lit squares with their steps, a way to the one that is chosen, and a button that goes there.
/// Staying, leaving and the warp with its price are buttons of their own.
class Walking {
 public:
  /// A new question.
  void begin(const View& view, const Choices& choices);
  /// Lets go of the stop or of the warp that is about to be paid for; false when there was nothing.
  bool cancel();

  void on_map(draw::Ui& ui, const Grid& grid, const MapTouch& touch, const View& view, Choices& choices);
  void options(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void actions(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  [[nodiscard]] GoalSet picked() const { return purse_.picked(); }
  [[nodiscard]] CellSet lit() const { return lit_; }
  /// A goal card is being picked to pay for a warp.
  [[nodiscard]] bool paying() const { return paying_; }

 private:
  [[nodiscard]] bool warps(const View& view) const { return view.phase == Phase::warp; }
  [[nodiscard]] Move stop_at(const View& view, Cell cell) const;
  void choose(draw::Ui& ui, const draw::Rect& about, Move move, Choices& choices);
  void pay(draw::Ui& ui, const draw::Rect& at, Choices& choices);

  Reach reach_;
  CellSet lit_;  ///< where one may stop
  Cell stop_ = no_cell;
  bool leaving_ = false;
  bool paying_ = false;  ///< the goal card for a warp is being picked
  Purse purse_;
};

}  // namespace kairo::ruin::table
