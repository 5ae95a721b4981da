#pragma once

#include "engine/bots/level.h"
#include "engine/core/rng.h"
#include "engine/games/pebbles/game.h"

namespace kairo::pebbles {

/// The bot's choice among `moves`, which are the legal moves of the seat that `view` belongs to.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

}  // namespace kairo::pebbles
