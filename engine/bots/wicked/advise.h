#pragma once

#include "engine/bots/level.h"
#include "engine/core/rng.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked {

/// The bot's choice from `moves`, the legal moves of the seat that the view belongs to.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

/// The best answer to an open question, by rules of thumb: any question but that for a bid.
Move answer_openly(const State& state, const State::MoveList& moves);

}  // namespace kairo::wicked
