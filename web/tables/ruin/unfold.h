#pragma once

#include <span>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/view.h"

namespace kairo::ruin::table {

inline Happened kind_of(const Event& event) { return static_cast<Happened>(event.kind); }

/// Part of somebody's plan being laid open: what everybody does at once.
bool is_of_plan(Happened what);

/// The view from which these events lead to `after`: what is public as in `before`, what only its viewer knows as in
/// `after`; a plan of the viewer's that is about to be laid open still lies on their map.
View start_of(const View& before, const View& after, std::span<const Event> events);

/// Carries what is public in one event over to a view, so that what is shown follows the story step by step.
void unfold(View& view, const Event& event, const View& after);

}  // namespace kairo::ruin::table
