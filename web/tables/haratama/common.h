#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// The descents; each shows in which suits its treasures wait to be won. `turned`: how many lie face up, fractions are
/// being turned.
void draw_descents(draw::Ui& ui, const Layout& layout, const View& view, float turned = shown_descents);
/// The card that belongs to nobody; touching it says so.
void draw_aside(draw::Ui& ui, const Layout& layout, const View& view);
/// Night or day; touching it tells what may be led.
void draw_day(draw::Ui& ui, const Layout& layout, const View& view, float day);

}  // namespace kairo::haratama::table
