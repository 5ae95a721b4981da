#pragma once

#include "engine/bots/galleria/worth.h"

/// What a bot does in its own turn.
namespace kairo::galleria::bot {

/// For the phases `use` and `place`.
Move choose_in_turn(const View& view, const State::MoveList& moves);
/// For the phase `remove`: the card whose removal leaves the best maze.
Move choose_removal(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
