#pragma once

#include <span>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama::table {

inline EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// The view before these events, for the viewer of `after`: public parts as in `before`, secret ones as far as `after`
/// and the events reveal them.
View starting_view(const View& before, const View& after, std::span<const Event> events);

/// Applies one event to the view that is shown, so that it follows the events step by step; `hand` is dealt to the
/// viewer if a round begins.
void apply_event(View& view, const Event& event, const View& after, Cards hand);

/// The viewer's hand at the start of the current round, or before these events if the round began earlier.
Cards hand_at_start(const View& after, std::span<const Event> events);

}  // namespace kairo::haratama::table
