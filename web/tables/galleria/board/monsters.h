#pragma once

#include "engine/games/galleria/rules.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// Where the monster of such a card is drawn.
draw::Point monster_place(const draw::Rect& at, const galleria::Face& face);
void draw_monster(draw::Ui& ui, draw::Point centre, float radius, int power, bool passed, float alpha = 1);

}  // namespace kairo::galleria::table
