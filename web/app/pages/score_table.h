#pragma once

#include <optional>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/app/pages/document.h"
#include "web/app/session/score_course.h"
#include "web/app/session/series.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Everybody's points: a column for each seat, a row for each source that can count, and the totals; in a series also
/// those of all its games up to this one. `pressable`: a number lights on the board where it comes from.
Block score_table(const text::Writer& writer, const GameInfo& game, const Score& score,
                  const std::optional<Series>& series, bool pressable);
/// A text: the seat's name, with its animal.
Block seat_text(const text::Writer& writer, Seat seat);
/// The key of the button for what a source has brought a seat.
std::string score_cell_key(Seat seat, int source);

/// A line for each seat, from the start of the match to its end; the chart's own values are the indices of the moments
/// to mark. The course must have totals.
Block score_curve(const text::Writer& writer, const ScoreCourse& course);

}  // namespace kairo::app
