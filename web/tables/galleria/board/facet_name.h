#pragma once

#include "engine/games/galleria/state.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// The facet's portrait, turned sideways once its skill is used.
void draw_facet_portrait(draw::Ui& ui, const draw::Rect& at, const galleria::Table& table, Facet facet);
/// The name of a facet card, softer once its skill is used. Without room for the whole name nothing is drawn: a tap on
/// the facet tells it.
void draw_facet_name(draw::Ui& ui, const draw::Rect& at, const galleria::Table& table, Facet facet);

}  // namespace kairo::galleria::table
