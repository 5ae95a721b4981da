#pragma once

#include <array>

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// The movement of the search cards while the row changes: those that stay move up, new ones come from the deck and
/// turn over, and those that leave fall or are turned away.
struct RowMotion {
  static constexpr int at_rest = -1;
  static constexpr int from_deck = row_length;
  std::array<int, row_length> from{at_rest, at_rest, at_rest};      ///< by place now: the place before
  std::array<Card, row_length> leaving{letters, letters, letters};  ///< by place before; `letters`: it stays
  bool falls = false;                                               ///< what leaves is buried by the ruin
  float progress = 0;
};
/// The motion from the one row to the other.
RowMotion row_motion(const View& before, const View& after, bool falls);

/// The row of search cards and the deck. This round's card is lit, the next one is marked if its letter will be a
/// destination, and a sign at the deck shows the half. Where there is no next card, the last round is named if there is
/// room. Tapping one explains it.
void draw_search_cards(draw::Ui& ui, const Layout& layout, const View& view, const RowMotion& motion = {});

/// A single search card.
void draw_search_card(draw::Ui& ui, const draw::Rect& at, Card card);

}  // namespace kairo::ruin::table
