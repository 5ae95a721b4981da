#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/picking.h"

namespace kairo::galleria::table {

/// What lies open before the seat in front: its facet, its curios and whether they are used.
struct MinePicture {
  const View& view;
  Seat seat = 0;
  const Picking* picking = nullptr;  ///< null: nothing is asked
  bool pointed = false;
  int page = 0;  ///< of the curios, where there is no room for all; counted round
};

/// What of it is touched in this frame: a facet, a curio, everything to be looked at, or what turns to more curios.
struct MineTouch {
  Source source;
  bool look = false;
  bool next_page = false;
};
MineTouch draw_mine(draw::Ui& ui, const draw::Rect& at, const MinePicture& picture);

}  // namespace kairo::galleria::table
