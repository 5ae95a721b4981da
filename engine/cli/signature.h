#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

/// A hash over random matches with every number of seats and random options: each move, the number of legal moves,
/// states as text, and scores. Every compiler must produce the same.
std::uint64_t signature(const Game& game);

/// `game hash`, the hash in hexadecimal.
std::string signature_line(const Game& game);

/// A hash of a text, in hexadecimal, by the same function.
std::string hash_of(std::string_view text);

}  // namespace kairo
