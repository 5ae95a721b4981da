#pragma once

#include <span>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/view.h"

namespace kairo::ruin::table {

inline EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// Whether the event reveals part of a sealed plan, which all players reveal at once.
bool reveals_plan(EventKind what);

/// The view before these events, for the viewer of `after`: public parts as in `before`, secret ones as in `after`. A
/// plan of the viewer's that is about to be revealed is still on their map.
View starting_view(const View& before, const View& after, std::span<const Event> events);

/// Applies the public part of one event to the view that is shown, so that it follows the events step by step.
void apply_event(View& view, const Event& event, const View& after);

}  // namespace kairo::ruin::table
