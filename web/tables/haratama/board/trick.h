#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

struct TrickPicture {
  const Trick& trick;
  int players;
  Cards treasures;      ///< the treasures to mark: those of the round in which it was played
  Cards in_flight = 0;  ///< cards still flying there, not drawn yet
  /// The trick before it in the same round, shown faintly until a card is played; null if there is none.
  const Trick* before = nullptr;
};

/// A trick by seat, with the leader, the led suit and the winning card so far.
void draw_trick(draw::Ui& ui, const PerSeat<draw::Rect>& slots, const draw::Rect& led, const TrickPicture& picture);

}  // namespace kairo::haratama::table
