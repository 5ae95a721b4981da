#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

struct TrickPicture {
  const Trick& trick;
  int players;
  Cards treasures;  ///< of the round in which it was played, as far as they are to be marked
  Cards veil = 0;   ///< cards that are on their way and not to be seen yet
};

/// A trick by seat: who leads, which suit, which card wins so far.
void draw_trick(draw::Ui& ui, const PerSeat<draw::Rect>& slots, const draw::Rect& led, const TrickPicture& picture);

/// Whose card the i-th of a trick is.
constexpr Seat player_of(const Trick& trick, int i, int players) {
  return static_cast<Seat>((trick.leader + i) % players);
}

}  // namespace kairo::haratama::table
