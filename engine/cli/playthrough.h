#pragma once

#include <string>

#include "engine/match/match.h"

namespace kairo {

/// A match in words, for reading and for comparing: each move, what came of it, and what became new in whose view
/// (`all`, or the seats, `-` being the onlooker). A secret that somebody learns too early is a changed line.
std::string playthrough(const Match& match);

}  // namespace kairo
