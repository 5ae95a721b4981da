#pragma once

#include "engine/bots/level.h"
#include "engine/core/rng.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

/// Chooses one of `moves`, which are the legal moves of the viewer.
Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng);

}  // namespace kairo::galleria

/// Internal to `advise`: the parts of a match.
namespace kairo::galleria::bot {

/// Advises in the phase `answer`: when to play traps, and how to nullify those of others.
Move choose_answer(const View& view, const State::MoveList& moves);
/// Advises in the phases `use` and `place`.
Move choose_in_turn(const View& view, const State::MoveList& moves);
/// Advises in the phase `remove`: the card whose removal leaves the best maze.
Move choose_removal(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
