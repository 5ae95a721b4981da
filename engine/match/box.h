#pragma once

#include <tuple>

#include "engine/games/galleria/game.h"
#include "engine/games/haratama/game.h"
#include "engine/games/ruin/game.h"
#include "engine/games/wicked/game.h"

namespace kairo {

/// The states of the games in the box, in the order in which the box shows them. No other list of the games exists.
using Box = std::tuple<wicked::State, haratama::State, ruin::State, galleria::State>;

}  // namespace kairo
