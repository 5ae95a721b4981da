#pragma once

#include "engine/bots/galleria/worth.h"

/// Traps at the right moment, and shields against them.
namespace kairo::galleria::bot {

/// For the phase `answer`.
Move choose_answer(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
