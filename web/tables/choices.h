#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::tables {

/// What the viewer may do now, and the move that they decide on in this frame.
template <Playable S>
class Choices {
 public:
  using Move = typename S::Move;

  explicit Choices(const Moment<typename S::View>& moment) : moment_(moment) {}

  [[nodiscard]] bool any() const { return !moment_.legal.empty(); }
  [[nodiscard]] bool may(Move move) const {
    return std::ranges::find(moment_.legal, erase_move(move)) != moment_.legal.end();
  }
  [[nodiscard]] std::vector<Move> moves() const {
    std::vector<Move> moves;
    moves.reserve(moment_.legal.size());
    for (const AnyMove any : moment_.legal) moves.push_back(restore_move<Move>(any));
    return moves;
  }
  /// Decides on the move; if it is not allowed, says beside `about` why not.
  void attempt(draw::Ui& ui, const draw::Rect& about, Move move) {
    if (may(move)) {
      decided_ = erase_move(move);
      return;
    }
    const bool mine = any() && moment_.why_not;
    ui.tell(about, ui.say(mine ? moment_.why_not(erase_move(move)) : asked(moment_.view)));
  }
  [[nodiscard]] std::optional<AnyMove> decided() const { return decided_; }

 private:
  const Moment<typename S::View>& moment_;
  std::optional<AnyMove> decided_;
};

}  // namespace kairo::tables
