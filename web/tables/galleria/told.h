#pragma once

#include <string>

#include "web/draw/ui.h"
#include "web/tables/galleria/picking.h"

/// What things are, in the viewer's words.
namespace kairo::galleria::table {

/// A card, a facet or a curio, and what it does.
Phrase told(const Source& source, int turned = 0);
/// What lies there.
Phrase told(const View& view, const Place& place);
/// What is asked, or what is picked; shorter where it has no room.
void draw_question(draw::Ui& ui, const draw::Rect& at, const View& view, const Picking* picking);
/// The move by which the rules are asked why a thing cannot be used, or not there.
Move trial(const View& view, const Source& source, const Place& place, std::uint8_t turned);

}  // namespace kairo::galleria::table
