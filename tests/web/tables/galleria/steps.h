#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/games/galleria/events.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"

/// Steps of Labyrinth of Galleria to be looked at while they are shown.
namespace kairo::testing {

inline bool is(const Event& event, galleria::EventKind what) { return galleria::kind_of(event) == what; }

/// The first step of games by bots in which this happens.
inline Step<galleria::State> step_with(int seats, galleria::EventKind what) {
  for (std::uint64_t seed = 1;; ++seed) {
    std::optional<Step<galleria::State>> found;
    const auto look_for = [&](const Step<galleria::State>& step) {
      if (!found && std::ranges::any_of(step.events.events, [&](const Event& event) { return is(event, what); }))
        found = step;
    };
    for_each_step<galleria::State>(dealt_galleria(seats, seed), Rng(seed), look_for, some_move);
    if (found) return *found;
  }
}

}  // namespace kairo::testing
