#pragma once

#include "engine/games/galleria/view.h"
#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

/// Whether cards lie on the stack whose effect is still to come.
bool has_pile(const galleria::Table& table);

/// These cards on each other, the last one on top: who played what against whom, and what it will do. In little room
/// those below the last one are told in a line each. The only answer of a player (`builder`; null: nobody here decides)
/// is told with what it would do. The pile lies in `layout.pile`, or else on the half of the maze that none of the
/// cards is about.
void draw_pile(draw::Ui& ui, const Layout& layout, const View& view, const MoveBuilder* builder);

}  // namespace kairo::galleria::table
