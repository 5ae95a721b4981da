#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// Everything needed to draw one player's panel in this frame.
struct PlayerPicture {
  const View& view;
  Seat seat = 0;
  Cards in_flight = 0;   ///< treasures still flying there, not drawn yet
  float fox_pop = 0;     ///< 0 … 1: size of the fox's pop-up while it is being shown
  bool pointed = false;  ///< highlighted
};

/// A player's panel: treasures won, losses, progress towards haratama, cards in hand, the fox hand. True when the panel
/// of somebody else than the viewer is tapped, to look at it closely.
bool draw_player(draw::Ui& ui, const SeatLayout& layout, const PlayerPicture& picture);

/// The losses of the round if it ended now; 0 while none is played.
int running_losses(const View& view, Seat seat);

}  // namespace kairo::haratama::table
