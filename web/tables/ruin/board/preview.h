#pragma once

#include <vector>

#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// Draws the consequences of a chosen move in place of the question: as many of the phrases as there is room for, the
/// first ones first. False, and nothing is drawn, if that is none.
bool draw_preview(draw::Ui& ui, const draw::Rect& at, const std::vector<Phrase>& phrases);

}  // namespace kairo::ruin::table
