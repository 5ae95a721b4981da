#pragma once

#include "engine/bots/ruin/drawing.h"

namespace kairo::ruin::bot {

/// The best stop among `moves` (walk, warp or leave).
Choice choose_stop(const Map& map, const Prospect& prospect, const State::MoveList& moves);

}  // namespace kairo::ruin::bot
