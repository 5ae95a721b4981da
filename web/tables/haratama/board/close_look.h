#pragma once

#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// All that is known of a player: the treasures by rank and suit, and the rest in words.
void draw_player_closely(draw::Ui& ui, draw::Rect at, const View& view, Seat seat);
/// The height that this takes.
float height_of_player(const draw::Ui& ui, float width, const View& view, Seat seat);

}  // namespace kairo::haratama::table
