#pragma once

#include <span>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama::table {

inline Happened kind_of(const Event& event) { return static_cast<Happened>(event.kind); }

/// The view from which these events lead to `after`, in its viewer's eyes: what is public as in `before`, what is
/// secret as far as `after` and the events tell it.
View start_of(const View& before, const View& after, std::span<const Event> events);

/// Carries one event over to a view, so that what is shown follows the story step by step; `hand` is what the viewer
/// is dealt when a round begins.
void unfold(View& view, const Event& event, const View& after, Cards hand);

/// What the viewer of `after` held when the round of `after` began, or before these events if it did not begin in them.
Cards hand_at_start(const View& after, std::span<const Event> events);

}  // namespace kairo::haratama::table
