#pragma once

#include "engine/bots/galleria/worth.h"

/// When to play traps, and how to nullify those of others.
namespace kairo::galleria::bot {

/// For the phase `answer`.
Move choose_answer(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
