#pragma once

#include <cstdint>
#include <string>

#include "engine/match/position.h"

namespace kairo {

/// A hash over random matches with every number of seats and random options: each move, the number of legal moves,
/// states as text, and scores. Every compiler must produce the same.
std::uint64_t signature(const Game& game);

/// `game hash`, the hash in hexadecimal.
std::string signature_line(const Game& game);

}  // namespace kairo
