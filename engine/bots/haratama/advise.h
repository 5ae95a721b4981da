#pragma once

#include "engine/bots/level.h"
#include "engine/core/rng.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama {

/// The bot's choice from `moves`, the legal moves of the seat that the view belongs to: by random playouts of the
/// round.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

}  // namespace kairo::haratama
