#pragma once

#include "web/tables/ruin/board/map.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Another player in short: a small map, gems and goal cards, and where there is room for it `told` about the last
/// round. True if tapped to be enlarged.
bool draw_player(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, const MapPicture& picture,
                 const Phrase& told, KeptMap& kept);

/// A player's map on top of everything, so that its details can be read, with `told` about the last round. True if it
/// is to be closed.
bool draw_enlarged(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat, const MapPicture& picture,
                   const Phrase& told, KeptMap& kept);

}  // namespace kairo::ruin::table
