#pragma once

#include <functional>
#include <span>

#include "engine/core/event.h"
#include "engine/games/ruin/view.h"
#include "web/draw/ui.h"

namespace kairo::ruin::table {

/// The report of a round: what everybody drew, took and got, and what others have closed or opened on their maps.
struct RoundReport {
  struct Line {
    Phrase words;   ///< empty for a seat that has left before
    Phrase doings;  ///< what the seat itself has done, without its name
    int points = 0;
  };
  Phrase heading;
  PerSeat<Line> lines;
  int parts = 0;  ///< of all lines
};

/// Says that a goal card can never be met on its owner's map, and why; empty if it can.
Phrase lost_goal(const Map& map, Goal goal);

/// The report of the round with these events. `during`: a view of it; `after`: one of its end.
RoundReport round_report(const View& during, const View& after, std::span<const Event> events);

/// Small maps beside the lines, of everybody but who is drawn large.
struct ReportMaps {
  float size = 0;  ///< of each; 0: none
  Seat large = no_seat;
  std::function<void(Seat, const draw::Rect&)> draw{};
};

/// The height that the report needs.
float height_of(const draw::Ui& ui, float width, const RoundReport& report, const ReportMaps& maps);

/// Draws it on a sheet that fills `at`, but for what is wider than its lines; returns the sheet.
draw::Rect draw_round_report(draw::Ui& ui, const draw::Rect& at, const RoundReport& report, const ReportMaps& maps);

}  // namespace kairo::ruin::table
