#pragma once

#include <optional>
#include <string>

#include "engine/core/fixed_vector.h"
#include "engine/games/haratama/words.h"
#include "web/tables/drag.h"
#include "web/tables/haratama/hand_fan.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// Draws the viewer's hand and handles its taps. The first tap lifts a card, the second plays it. To pass, two cards
/// are lifted and a button passes them. A card that is dragged to the middle goes there, too. A tap that the rules
/// refuse tells why.
class HandInput {
 public:
  /// Call this when the question changes: it lays back every card.
  void reset() { lifted_.clear(); }
  /// Lays back every card; false if none was lifted.
  bool cancel();

  /// Unless `opened`, the cards show only while they are pressed.
  void draw(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices);
  /// Draws the lifted card in its place in the trick; tapping it there plays it too.
  void draw_target(draw::Ui& ui, const Layout& layout, const View& view, Choices& choices) const;
  /// Draws the two cards to pass and the button that passes them.
  void draw_pass(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices) const;
  /// Says for whom the sealed pair is.
  static void draw_sealed(draw::Ui& ui, const Layout& layout, const View& view);
  [[nodiscard]] bool any() const { return !lifted_.empty(); }
  /// The move that the lifted cards make, once they are enough for one.
  [[nodiscard]] std::optional<Move> pending(const View& view) const;

 private:
  void tap(draw::Ui& ui, const draw::Rect& about, Card card, const View& view, Choices& choices);
  void lift_to_pass(Card card);
  void drop(draw::Ui& ui, const draw::Rect& about, Card card, const View& view, Choices& choices);
  [[nodiscard]] bool is_lifted(Card card) const;
  bool is_risen_part_tapped(draw::Ui& ui, const HandFan::Place& place, const HandFan& fan, const std::string& id) const;
  [[nodiscard]] draw::WidgetState state_of(const draw::Ui& ui, Card card, const View& view,
                                           const Choices& choices) const;

  FixedVector<Card, passed_cards> lifted_;
  kairo::tables::Drag drag_;
};

}  // namespace kairo::haratama::table
