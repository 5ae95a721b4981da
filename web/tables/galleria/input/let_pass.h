#pragma once

#include <cstdint>

#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// A player's wish to be asked no more about the traps that can be played now, in somebody else's turn. It makes passes
/// like any other, and asks again as soon as another trap can be played, or something is aimed at the player.
class LetPass {
 public:
  /// Whether the viewer, who is asked, can wish it now: nothing that waits for an answer is aimed at the viewer.
  static bool is_offered(const View& view);
  /// The traps of the builder's question go with those that were left out before in this turn.
  void wish(const View& view, const MoveBuilder& builder);
  /// Call this when the view has changed. The wish ends with the turn, and when its last pass is taken back.
  void update(const View& view) {
    if (view.me == seat_ && view.table.turn == asked_.turn && view.table != asked_) return;
    seat_ = no_seat;
    left_out_ = 0;
  }
  /// Whether the viewer, who is asked, passes by this wish.
  bool passes(const View& view, const MoveBuilder& builder);

 private:
  Seat seat_ = no_seat;
  std::uint32_t left_out_ = 0;  ///< traps, as bits
  galleria::Table asked_;       ///< when it has passed last
};

}  // namespace kairo::galleria::table
