#pragma once

#include <vector>

#include "engine/games/haratama/cards.h"
#include "web/draw/geometry.h"

namespace kairo::haratama::table {

/// Where the cards of a hand lie: in one row if a thumb can tell them apart there, else in two, parted between suits
/// where that is possible. Later cards lie over earlier ones, and leave of each at least a finger's breadth.
class Fan {
 public:
  struct Place {
    Card card;
    draw::Rect at;
    draw::Rect seen;  ///< what the others leave of it
  };

  Fan(const draw::Rect& at, Cards hand);

  [[nodiscard]] const std::vector<Place>& places() const { return places_; }
  /// Without width when the hand does not hold it.
  [[nodiscard]] draw::Rect place(Card card) const;
  /// By how much a card that is picked rises.
  [[nodiscard]] float lift() const { return lift_; }

 private:
  void lay_row(const draw::Rect& at, Cards cards, float width, float height, float seen_height);

  std::vector<Place> places_;
  float lift_ = 0;
};

}  // namespace kairo::haratama::table
