#pragma once

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// What the status is about.
struct StatusPicture {
  const View& view;
  Seat seat = 0;
  bool opened = true;  ///< the seat's own goal cards may be seen
  int pointed = -1;    ///< the line of the score that stands out
};

/// What a player has gained, by source, and the goal cards: as a strip, or as a panel with words where there is room.
/// Touching a goal card shows its way: `shown` is the goal that is looked at, goal_cards for none.
void draw_status(draw::Ui& ui, const Layout& layout, const StatusPicture& picture, Goal& shown);

/// A player's points line by line, with the total.
void draw_tally(draw::Ui& ui, const draw::Rect& at, const StatusPicture& picture);

}  // namespace kairo::ruin::table
