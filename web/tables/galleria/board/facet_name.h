#pragma once

#include "engine/games/galleria/state.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// The name of a facet card, struck out line by line once its skill is used. Without room for the whole name nothing is
/// drawn: a tap on the facet tells it.
void draw_facet_name(draw::Ui& ui, const draw::Rect& at, const galleria::Table& table, Facet facet);

}  // namespace kairo::galleria::table
