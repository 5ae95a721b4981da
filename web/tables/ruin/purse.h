#pragma once

#include "engine/core/fixed_vector.h"
#include "web/tables/ruin/choices.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// A goal card: its two letters, joined when the goal is met.
void draw_goal_card(draw::Ui& ui, const draw::Rect& at, Goal goal, bool met);

/// Goal cards to pick from: those that are kept, or the one that is spent. What is picked last takes the place of
/// what was picked first.
class Purse {
 public:
  /// A new question: nothing is picked.
  void reset() { picked_.clear(); }
  /// Lays back what is picked; false when there was nothing.
  bool cancel();
  [[nodiscard]] GoalSet picked() const;

  /// The cards, to be touched; `many` of them can be picked.
  void cards(draw::Ui& ui, const draw::Rect& at, GoalSet hand, const Map& map, int many);
  /// The button that keeps the picked two.
  void keep(draw::Ui& ui, const draw::Rect& at, Choices& choices) const;
  /// The button that spends the picked one; `words` tell on what.
  void spend(draw::Ui& ui, const draw::Rect& at, std::string_view words, Choices& choices) const;

 private:
  void pick(Goal goal, int many);

  FixedVector<Goal, goals_kept> picked_;
};

}  // namespace kairo::ruin::table
