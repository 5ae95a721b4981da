#pragma once

#include "engine/bots/galleria/worth.h"

/// What a bot does with its own turn.
namespace kairo::galleria::bot {

/// For the phases `use` and `place`.
Move choose_in_turn(const View& view, const State::MoveList& moves);
/// For the phase `remove`: what is least in one's own way.
Move choose_removal(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
