#pragma once

#include "engine/games/galleria/view.h"

namespace kairo::galleria::table {

/// A player's wish to answer nothing more in somebody else's turn. It makes passes like any other, and asks again as
/// soon as something is aimed at the player.
class LetPass {
 public:
  /// Whether the viewer, who is asked, can wish it now: nothing that waits for an answer is aimed at the viewer.
  static bool is_offered(const View& view);
  void wish(const View& view) {
    seat_ = view.me;
    asked_ = view.table;
  }
  /// Call this when the view has changed. The wish ends with the turn, and when its last pass is taken back.
  void update(const View& view) {
    if (view.me != seat_ || view.table.turn != asked_.turn || view.table == asked_) seat_ = no_seat;
  }
  /// Whether the viewer, who is asked, passes by this wish.
  bool passes(const View& view) {
    if (seat_ == no_seat || !is_offered(view)) return false;
    asked_ = view.table;
    return true;
  }

 private:
  Seat seat_ = no_seat;
  galleria::Table asked_;  ///< when it has passed last
};

}  // namespace kairo::galleria::table
