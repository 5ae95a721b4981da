#pragma once

#include <vector>

#include "engine/core/phrase.h"
#include "web/tables/haratama/layout.h"

namespace kairo::draw {
class Ui;
}

namespace kairo::haratama::table {

/// Draws the consequences of the lifted cards over the panel of the player in front, next to where the card would be
/// laid; over the question if that has more room. Tells as many of the phrases as fit, and always the first, as what
/// comes if `move` is made.
void draw_preview(draw::Ui& ui, const Layout& layout, Seat focus, Move move, const std::vector<Phrase>& phrases);

}  // namespace kairo::haratama::table
