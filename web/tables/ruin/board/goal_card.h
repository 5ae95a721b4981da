#pragma once

#include "engine/core/phrase.h"
#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// A goal card and its state on the owner's map: a line joins letters that are connected, and the card is struck out if
/// walls separate them for good.
void draw_goal_card(draw::Ui& ui, const draw::Rect& at, Goal goal, const Map& map);

}  // namespace kairo::ruin::table
