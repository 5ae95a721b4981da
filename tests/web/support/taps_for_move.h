#pragma once

#include <string>
#include <vector>

#include "engine/match/position.h"
#include "tests/web/tables/galleria/taps.h"
#include "tests/web/tables/haratama/taps.h"
#include "tests/web/tables/ruin/taps.h"
#include "tests/web/tables/wicked/taps.h"

namespace kairo::testing {

/// The ids that are tapped to make this move of any game, if nothing has been tapped yet.
inline std::vector<std::string> taps_for_move(const Position& position, AnyMove move) {
  if (const auto* state = position.as<wicked::State>())
    return taps_for(*state, restore_move<wicked::Move>(move), false);
  if (const auto* state = position.as<haratama::State>()) return taps_for(*state, restore_move<haratama::Move>(move));
  if (const auto* state = position.as<ruin::State>()) return taps_for(*state, restore_move<ruin::Move>(move));
  return taps_for(*position.as<galleria::State>(), restore_move<galleria::Move>(move));
}

}  // namespace kairo::testing
