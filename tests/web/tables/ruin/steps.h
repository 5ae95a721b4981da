#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/games/ruin/events.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/taps.h"

/// Steps of In the Ruin to be looked at while they are shown.
namespace kairo::testing {

/// The first step of random games in which this happens.
inline Step<ruin::State> find_step(int seats, ruin::EventKind what) {
  for (std::uint64_t seed = 0;; ++seed) {
    std::optional<Step<ruin::State>> found;
    for_each_step<ruin::State>(dealt<ruin::State>(seats, seed), Rng(seed), [&](const Step<ruin::State>& step) {
      if (!found && std::ranges::find(step.events.events, static_cast<std::uint8_t>(what), &Event::kind) !=
                        step.events.events.end())
        found = step;
    });
    if (found) return *found;
  }
}

/// Shows the step to seat 0 and looks at each frame of it.
template <class Each>
void watch(TappedTable& table, const Step<ruin::State>& step, Each each) {
  table.show(PositionOf<ruin::State>(step.before), 0);
  table.show(PositionOf<ruin::State>(step.after), 0, made(step));
  finish_animation(table, 1.0 / 30, each);
}

/// How often the last frame says exactly this.
inline int count_of(TappedTable& table, std::string_view words) {
  return static_cast<int>(std::ranges::count(draw::testing::drawn_items(table.ui()), words, &draw::DrawnItem::words));
}

}  // namespace kairo::testing
