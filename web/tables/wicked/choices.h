#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::wicked::table {

/// What the viewer may do now, and the move that they decide on in this frame.
class Choices {
 public:
  explicit Choices(const kairo::tables::Moment<View>& moment) : moment_(moment) {}

  [[nodiscard]] bool any() const { return !moment_.legal.empty(); }
  [[nodiscard]] bool may(Move move) const;
  [[nodiscard]] std::vector<Move> moves() const;
  /// Decides on the move; if it is not allowed, says beside `about` why not.
  void attempt(draw::Ui& ui, const draw::Rect& about, Move move);
  [[nodiscard]] std::optional<AnyMove> decided() const { return decided_; }

 private:
  const kairo::tables::Moment<View>& moment_;
  std::optional<AnyMove> decided_;
};

}  // namespace kairo::wicked::table
