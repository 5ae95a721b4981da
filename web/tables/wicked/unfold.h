#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked::table {

/// Carries one event over to a view, so that what is shown follows the story step by step; `after` is the view at the
/// story's end. Counts never go below nothing, whatever the events say.
void unfold(View& view, const Event& event, const View& after);

inline Happened kind_of(const Event& event) { return static_cast<Happened>(event.kind); }

/// What a searched corridor brings a player, their rank included.
inline bool is_gain(Happened what) {
  return what == Happened::placed || what == Happened::impurity_taken || what == Happened::token_gained ||
         what == Happened::spell_gained || what == Happened::white_gained;
}

}  // namespace kairo::wicked::table
