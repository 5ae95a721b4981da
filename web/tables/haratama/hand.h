#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/games/haratama/words.h"
#include "web/tables/choices.h"
#include "web/tables/haratama/fan.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

using Choices = kairo::tables::Choices<State>;

/// The own hand. A tap lifts a card, a second one plays it; two cards are lifted to be passed, and a button passes
/// them. What is not allowed says why.
class HandTaps {
 public:
  /// A new question: nothing is lifted.
  void reset() { lifted_.clear(); }
  /// Lays everything back; false when nothing was lifted.
  bool cancel();

  /// `opened`: the cards are seen; otherwise only as long as they are held.
  void hand(draw::Ui& ui, const draw::Rect& at, const View& view, bool opened, Choices& choices);
  /// Where the lifted card will lie in the trick; touching it plays too.
  void aim(draw::Ui& ui, const draw::Rect& slot, const View& view, Choices& choices) const;
  /// The two cards that are passed and the button that does it.
  void pass(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices) const;
  [[nodiscard]] bool any() const { return !lifted_.empty(); }

 private:
  void tap(draw::Ui& ui, const draw::Rect& about, Card card, const View& view, Choices& choices);
  void lift_to_pass(Card card);
  [[nodiscard]] bool is_lifted(Card card) const;
  [[nodiscard]] draw::Stance stance_of(Card card, const View& view, const Choices& choices) const;

  FixedVector<Card, passed_cards> lifted_;
};

}  // namespace kairo::haratama::table
