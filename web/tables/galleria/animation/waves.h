#pragma once

#include "web/tables/galleria/animation/moment.h"

namespace kairo::galleria::table {

/// Light that runs over the table where something happens: from a trap to what it is aimed at, around a card that was
/// laid, a monster that is enraged, a room that is opened or looked into.
void draw_waves(draw::Ui& ui, const Moment& moment, double past, const Places& places);

}  // namespace kairo::galleria::table
