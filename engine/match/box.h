#pragma once

#include <tuple>

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/view.h"
#include "engine/games/galleria/words.h"
#include "engine/games/haratama/rules.h"
#include "engine/games/haratama/view.h"
#include "engine/games/haratama/words.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/view.h"
#include "engine/games/ruin/words.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/view.h"
#include "engine/games/wicked/words.h"

namespace kairo {

/// The states of the games in the box, in the order in which the box shows them. The only list of them in the house.
using Box = std::tuple<wicked::State, haratama::State, ruin::State, galleria::State>;

}  // namespace kairo
