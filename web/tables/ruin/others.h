#pragma once

#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/map_picture.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Another player in short: the map small, gems and goal cards. True when it is touched to be seen large.
bool draw_other(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, const MapPicture& picture);

/// A player's map over everything, so that all of it can be read. True when it is to be closed.
bool draw_enlarged(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, const MapPicture& picture);

}  // namespace kairo::ruin::table
