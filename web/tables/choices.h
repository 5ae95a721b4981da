#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::tables {

/// The viewer's legal moves, and the move that they make in this frame.
template <Playable S>
class Choices {
 public:
  using Move = typename S::Move;

  explicit Choices(const Update<typename S::View>& update) : update_(update) {}

  [[nodiscard]] bool any() const { return !update_.legal.empty(); }
  [[nodiscard]] bool allows(Move move) const {
    return std::ranges::find(update_.legal, erase_move(move)) != update_.legal.end();
  }
  [[nodiscard]] std::vector<Move> moves() const {
    std::vector<Move> moves;
    moves.reserve(update_.legal.size());
    for (const AnyMove any : update_.legal) moves.push_back(restore_move<Move>(any));
    return moves;
  }
  /// Makes the move; if it is refused, tells why next to `about`.
  void attempt(draw::Ui& ui, const draw::Rect& about, Move move) {
    if (allows(move)) {
      made_ = erase_move(move);
      return;
    }
    const bool mine = any() && update_.why_not;
    ui.message.show(about, mine ? update_.why_not(erase_move(move)) : question(update_.view));
  }
  [[nodiscard]] std::optional<AnyMove> made() const { return made_; }

 private:
  const Update<typename S::View>& update_;
  std::optional<AnyMove> made_;
};

}  // namespace kairo::tables
