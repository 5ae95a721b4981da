#pragma once

#include <optional>

#include "engine/core/fixed_vector.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// The viewer's goal cards, to pick those to keep or the one to spend. Once enough are picked, a new pick replaces the
/// oldest.
class GoalHand {
 public:
  /// Call this when the question changes: nothing is picked any more.
  void reset() { picked_.clear(); }
  /// Unpicks all cards; false if none was picked.
  bool cancel();
  [[nodiscard]] GoalSet picked() const;
  /// The move that the picked cards make, once there are enough of them.
  [[nodiscard]] std::optional<Move> chosen(Phase phase) const;

  /// Draws the cards; up to `many` of them can be picked.
  void draw_cards(draw::Ui& ui, const draw::Rect& at, GoalSet hand, const Map& map, int many);
  /// Draws the button that keeps the picked cards.
  void draw_keep_button(draw::Ui& ui, const draw::Rect& at, Choices& choices) const;
  /// Draws the button that spends the picked card; `words` is its label.
  void draw_spend_button(draw::Ui& ui, const draw::Rect& at, std::string_view words, Choices& choices) const;

 private:
  [[nodiscard]] Move keeping() const;
  void pick(Goal goal, int many);

  FixedVector<Goal, goals_kept> picked_;
};

}  // namespace kairo::ruin::table
