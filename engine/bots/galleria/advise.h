#pragma once

#include "engine/bots/level.h"
#include "engine/core/rng.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

/// Chooses one of `moves`, which are the legal moves of the viewer.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

}  // namespace kairo::galleria
