#pragma once

#include "web/app/session/score_course.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// How high the chart must be at least, in CSS pixels; 0 if there is nothing to show.
float chart_height(const ScoreCourse& course);
/// A line for each seat, from the start of the match to its end, where the player's silhouette stands.
void draw_score_chart(draw::Ui& ui, draw::Rect at, const ScoreCourse& course);
/// Adds the same in numbers to the mirror.
void mirror_score_chart(draw::Ui& ui, const ScoreCourse& course);

}  // namespace kairo::app
