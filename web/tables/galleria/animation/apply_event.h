#pragma once

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria::table {

inline EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// The view before these events, for the viewer of `after`.
View starting_view(const View& before, const View& after);

/// Applies one event to the view that is shown, so that it follows the events step by step. What events do not tell
/// appears with the view after.
void apply_event(View& view, const Event& event);

}  // namespace kairo::galleria::table
