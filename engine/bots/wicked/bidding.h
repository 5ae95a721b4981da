#pragma once

#include "engine/core/rng.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked::bot {

/// Search pieces and signs for the current corridor, leaving enough for the rest of the round.
Bid choose_bid(const View& view, Rng& rng);

}  // namespace kairo::wicked::bot
