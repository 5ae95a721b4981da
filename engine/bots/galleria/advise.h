#pragma once

#include "engine/bots/bot.h"
#include "engine/core/rng.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

/// The move that a bot makes of `moves`, which are the lawful ones of the view's own seat.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

}  // namespace kairo::galleria
