#pragma once

#include <optional>

#include "engine/core/fixed_vector.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// The viewer's goal cards, to pick those to keep or the one to spend. Another one to spend takes the place of the
/// first; of those to keep, one has to be put back before another is taken.
class GoalHand {
 public:
  /// Call this when the question changes: nothing is picked any more.
  void reset() { picked_.clear(); }
  /// Unpicks all cards; false if none was picked.
  bool cancel();
  /// Picks the card of this move that is tapped then (AnyTable::act_out).
  bool act_out(Move move, int tap);
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
  /// Picks the card, or puts it back. False if enough others are picked.
  bool pick(Goal goal, int many);

  FixedVector<Goal, goals_kept> picked_;
};

}  // namespace kairo::ruin::table
