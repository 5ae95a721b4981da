#pragma once

#include "engine/core/event.h"
#include "engine/games/haratama/view.h"
#include "web/draw/ui.h"

namespace kairo::haratama::table {

/// Daybreak: light over the table, while the sun rises through the gate (scene.h). A `still` moment only fades in and
/// out.
void draw_daybreak(draw::Ui& ui, const draw::Rect& at, const draw::Rect& middle, float progress, bool still);

/// Whether the current round is the last one or an extra one.
bool is_announced(const View& view);
/// Says so, if it is.
void announce_round(draw::Ui& ui, const draw::Rect& middle, const View& view, float progress);

/// The announcement of haratama in words, with the sign of the seat and a jewel for each treasure.
void draw_haratama(draw::Ui& ui, const draw::Rect& at, const Event& event, const Phrase& caption, float progress,
                   bool still);

}  // namespace kairo::haratama::table
