#pragma once

#include "engine/games/galleria/view.h"
#include "web/draw/ui.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

/// Whether cards lie on the stack whose effect is still to come.
bool has_pile(const galleria::Table& table);

/// These cards on each other, the last one on top: who played what against whom, and what it will do. It lies in
/// `layout.pile`, or else on the half of the maze that none of them is about.
void draw_pile(draw::Ui& ui, const Layout& layout, const View& view);

}  // namespace kairo::galleria::table
