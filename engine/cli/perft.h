#pragma once

#include <cstdint>

#include "engine/match/position.h"

namespace kairo {

/// How many sequences of `depth` moves there are from here. Any change of the rules' legal moves shows in it.
std::uint64_t perft(const Position& position, int depth);

}  // namespace kairo
