#pragma once

#include <vector>

#include "engine/games/haratama/pieces/cards.h"
#include "web/draw/geometry.h"

namespace kairo::haratama::table {

/// The first `n` cards of a hand, in the order in which it is sorted.
Cards first_cards(Cards hand, int n);

/// Lays the cards of a hand: in one row if a thumb can hit each of them or there is no height for more, otherwise in
/// two, split between suits if possible. Later cards overlap earlier ones, but leave at least a finger's width of each.
class HandFan {
 public:
  struct Place {
    Card card;
    draw::Rect at;
    draw::Rect uncovered;  ///< the part that other cards leave uncovered; the hit area
    float beside = 0;      ///< as of `draw_card`: in its row, the width that is left of each card but the last
  };

  /// `upper`: cards that lie in the upper row, if both rows have room so.
  HandFan(const draw::Rect& at, Cards hand, Cards upper = 0);

  [[nodiscard]] const std::vector<Place>& places() const { return places_; }
  /// The place of the card; zero width if it is not in the hand.
  [[nodiscard]] draw::Rect place(Card card) const;
  /// The cards of the upper row; none if there is only one row.
  [[nodiscard]] Cards upper() const { return upper_; }
  /// How far a picked card is raised.
  [[nodiscard]] float lift() const { return lift_; }

 private:
  void lay_row(const draw::Rect& at, Cards cards, float width, float height, float seen_height);

  std::vector<Place> places_;
  Cards upper_ = 0;
  float lift_ = 0;
};

}  // namespace kairo::haratama::table
