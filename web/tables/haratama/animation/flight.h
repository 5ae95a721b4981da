#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// The start or end of a flight.
struct Anchor {
  enum class Where : std::uint8_t {
    seat,      ///< in front of a player
    hand,      ///< this card's place in the viewer's hand
    slot,      ///< the seat's place in the trick
    deck,      ///< the middle of the table, from where cards are dealt
    between,   ///< between a player and the next one, where a sealed pass waits
    pass,      ///< where the viewer's passed cards are
    treasure,  ///< this treasure's place in front of its owner
  };
  Where where = Where::seat;
  Seat seat = 0;
};

/// A card flying over the table; no_card flies face down.
struct Flight {
  Card card = no_card;
  Anchor from;
  Anchor to;
  int i = 0;         ///< index among cards that fly together
  float begins = 0;  ///< 0 … 1: its part of the scene; outside it, it is not there
  float ends = 1;
};

draw::Rect anchor_rect(const Anchor& anchor, const Flight& flight, const Layout& layout, const View& view);
void draw_flight(draw::Ui& ui, const Flight& flight, float progress, const Layout& layout, const View& view);

}  // namespace kairo::haratama::table
