#pragma once

#include <cstdint>
#include <string>

#include "engine/match/position.h"

namespace kairo {

/// A hash over seeded random games of every table size and drawn options: each move and how many were lawful, states
/// as text, scores. The same from every compiler, or one of them plays another game.
std::uint64_t signature(const Game& game);

/// `game hash`, the hash in hexadecimal.
std::string signature_line(const Game& game);

}  // namespace kairo
