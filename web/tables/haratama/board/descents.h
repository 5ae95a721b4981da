#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// The descents. Each shows the suits in which its treasures can still be won. `turned`: the number of descents face
/// up; a fraction is being turned over.
void draw_descents(draw::Ui& ui, const Layout& layout, const View& view, float turned = shown_descents);
/// The card that was set aside.
void draw_aside(draw::Ui& ui, const Layout& layout, const View& view);
/// The sign for night or day.
void draw_day_sign(draw::Ui& ui, const Layout& layout, const View& view, float day);

}  // namespace kairo::haratama::table
