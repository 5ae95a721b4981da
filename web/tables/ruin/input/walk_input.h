#pragma once

#include <optional>
#include <vector>

#include "web/tables/ruin/board/path.h"
#include "web/tables/ruin/hand.h"
#include "web/tables/ruin/input/map_touch.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Builds a walk from taps: lit squares with their numbers of steps, the path to the chosen stop, and a button that
/// goes there. Staying, leaving and paying for a warp have their own buttons. The target of a warp is lit before it is
/// paid for.
class WalkInput {
 public:
  /// Call this when the question changes.
  void begin(const View& view);
  /// Drops the chosen stop or the warp about to be paid for; false if there was neither.
  bool cancel();
  /// Walks on by one cell towards the stop of this move, or chooses what pays for it (AnyTable::act_out).
  bool act_out(Move move, int tap, const View& view);

  void draw_on_map(draw::Ui& ui, const MapGrid& grid, const MapTouch& touch, const View& view, Choices& choices);
  void draw_options(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  /// As long as nothing is chosen, the button chooses what is `suggested`.
  void draw_actions(draw::Ui& ui, const draw::Rect& at, const View& view, std::optional<Move> suggested,
                    Choices& choices);
  [[nodiscard]] CellSet lit() const { return ways().lit; }
  /// The fewest steps to a lit cell.
  [[nodiscard]] int steps_to(Cell cell) const { return ways().reach.steps_to(cell); }
  /// The move that is chosen and not yet made.
  [[nodiscard]] std::optional<Move> chosen(const View& view) const;
  /// The destinations that the way to the chosen stop only passes, where nobody takes a gem.
  [[nodiscard]] LetterSet passed(const View& view) const;
  /// The viewer is picking a goal card to pay for a warp.
  [[nodiscard]] bool paying() const { return paying_; }

 private:
  struct Ways {
    Reach reach;
    CellSet lit;  ///< possible stops
  };
  /// The walk as the next tap would have it: with a warp while that is being paid for.
  [[nodiscard]] const Ways& ways() const { return paying_ ? by_warp_ : now_; }
  [[nodiscard]] bool warps(const View& view) const { return view.phase == Phase::warp; }
  /// From the explorer to the chosen stop; empty if none is shown.
  [[nodiscard]] std::vector<Cell> way(const View& view) const;
  [[nodiscard]] Move stop_move(const View& view, Cell cell) const;
  void choose(draw::Ui& ui, const draw::Rect& about, Move move, Choices& choices);
  void draw_payment(draw::Ui& ui, const draw::Rect& at, Choices& choices);

  Ways now_;
  Ways by_warp_;
  Cell stop_ = no_cell;
  bool leaving_ = false;
  bool paying_ = false;  ///< picking the goal card for a warp
  GoalHand goal_hand_;
};

}  // namespace kairo::ruin::table
