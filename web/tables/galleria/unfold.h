#pragma once

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria::table {

inline Happened kind_of(const Event& event) { return static_cast<Happened>(event.kind); }

/// The view from which events lead to `after`, for the eyes of `after`'s viewer.
View start_of(const View& before, const View& after);

/// Carries what an event tells over to a view, so that what is shown follows the story step by step. What no event
/// tells of comes with the view after.
void unfold(View& view, const Event& event);

}  // namespace kairo::galleria::table
