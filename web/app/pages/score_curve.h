#pragma once

#include "web/app/pages/document.h"
#include "web/app/session/score_course.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A line for each seat, from the start of the match to its end; the chart's own values are the indices of the moments
/// to mark. The course must have totals.
Block score_curve(const text::Writer& writer, const ScoreCourse& course);

}  // namespace kairo::app
