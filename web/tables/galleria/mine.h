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
};

/// What of it is touched in this frame: a facet, a curio, or everything to be looked at.
struct MineTouch {
  Source source;
  bool look = false;
};
MineTouch draw_mine(draw::Ui& ui, const draw::Rect& at, const MinePicture& picture);

}  // namespace kairo::galleria::table
