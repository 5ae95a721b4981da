#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// What one player has before them, as it is shown now.
struct SeatPicture {
  const View& view;
  Seat seat = 0;
  Cards veil = 0;        ///< treasures that are on their way and not to be seen yet
  float fox_shows = 0;   ///< 0 … 1: the fox is being shown
  bool pointed = false;  ///< stands out
};

/// Treasures by descent and suit, losses, the meter to haratama, cards in hand, the fox.
void draw_seat(draw::Ui& ui, const SeatLayout& layout, const SeatPicture& picture);

/// Where a treasure lies before its owner.
draw::Rect place_of_treasure(const SeatLayout& layout, Ranks descents, Card card);

/// Losses of the round if it ended now; nothing while it does not run.
int running_losses(const View& view, Seat seat);

}  // namespace kairo::haratama::table
