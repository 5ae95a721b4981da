#pragma once

#include <string>

#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// The values that draw_status and draw_tally show.
struct StatusPicture {
  const View& view;
  Seat seat = 0;
  bool opened = true;  ///< the viewer's own goal cards may be shown
  int pointed = -1;    ///< the highlighted line of the score; -1: none
  bool picks = false;  ///< the viewer's goal cards lie elsewhere, to be picked
};

/// The part of a player's gains that the viewer looks at.
struct LookedAt {
  Goal goal = goal_cards;  ///< goal_cards: none
  int page = 0;            ///< page of cards if there is no room for all; wraps around
  bool rectangle = false;  ///< the largest one is marked on the map
};

/// A player's gains by source and goal cards: a strip, or a panel with text if there is room. Tapping a goal card shows
/// its path, or why there can be none.
void draw_status(draw::Ui& ui, const Layout& layout, const StatusPicture& picture, LookedAt& looked_at);

/// The seat in front at the end: its face large on a glow, and its total on a ribbon.
void draw_end_stage(draw::Ui& ui, draw::Rect at, const StatusPicture& picture);

/// A player's points by source, with the total. The ids of its lines begin with `prefix`. A tap on a line tells where
/// its points come from; the one of the rectangle that still grows marks that in `looked_at`.
void draw_tally(draw::Ui& ui, const draw::Rect& at, const StatusPicture& picture, LookedAt& looked_at,
                const std::string& prefix = "tally.");

}  // namespace kairo::ruin::table
