#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked::table {

/// Applies one event to the view that is shown, so that it follows the events step by step; `after` is the view after
/// all of them. Counts never drop below zero, whatever the events say.
void apply_event(View& view, const Event& event, const View& after);

inline EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// Part of what a searched corridor gives a player, their rank included.
inline bool is_gain(EventKind what) {
  return what == EventKind::placed || what == EventKind::impurity_taken || what == EventKind::token_gained ||
         what == EventKind::spell_gained || what == EventKind::white_gained;
}

}  // namespace kairo::wicked::table
