#pragma once

#include <cstdint>

#include "engine/match/position.h"

namespace kairo {

/// The number of sequences of `depth` moves from here. It changes whenever the legal moves do.
std::uint64_t perft(const Position& position, int depth);

}  // namespace kairo
