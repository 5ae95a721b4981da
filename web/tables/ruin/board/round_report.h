#pragma once

#include <span>

#include "engine/core/event.h"
#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// The report of a round: what everybody drew, took and got, and what others have closed or opened on their maps.
struct RoundReport {
  struct Line {
    Phrase words;  ///< empty for a seat that has left before
    int points = 0;
  };
  Phrase heading;
  PerSeat<Line> lines;
  int parts = 0;  ///< of all lines
};

/// The report of the round with these events. `during`: a view of it.
RoundReport round_report(const View& during, std::span<const Event> events);

/// Draws it on a sheet at the lower edge of `at`.
void draw_round_report(draw::Ui& ui, const draw::Rect& at, const RoundReport& report);

}  // namespace kairo::ruin::table
