#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// A place on the table that cards fly from and to.
struct Anchor {
  enum class Where : std::uint8_t {
    seat,      ///< before a player
    hand,      ///< the viewer's hand, where this card lies in it
    slot,      ///< the trick
    pass,      ///< where the viewer's pass lies
    treasure,  ///< where this treasure lies before its owner
  };
  Where where = Where::seat;
  Seat seat = 0;
};

/// A card on its way; no_card is one face down.
struct Flight {
  Card card = no_card;
  Anchor from;
  Anchor to;
  int i = 0;  ///< which of several that fly together
};

draw::Rect place(const Anchor& anchor, const Flight& flight, const Layout& layout, const View& view);
void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view);

}  // namespace kairo::haratama::table
