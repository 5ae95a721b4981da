#pragma once

#include <string>

#include "engine/match/match.h"

namespace kairo {

/// A match as text, to be read and compared: each move, its events, and the new lines in each view, with those who see
/// them (`all`, or the seats; `-` is an onlooker). If somebody learns a secret too early, a line changes.
std::string playthrough(const Match& match);

}  // namespace kairo
