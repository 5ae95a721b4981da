#pragma once

#include "engine/match/match.h"

namespace kairo {

/// A whole match of regular bots, which depends only on the set-up.
Match played_by_bots(const Game& game, const Setup& setup);

}  // namespace kairo
