#pragma once

#include <functional>
#include <string>

#include "engine/match/match.h"

/// Makes a match that fails a test short enough to be looked at.
namespace kairo {

/// A match from the same deal that fails, too, with as few of these moves as are found by leaving some out; of those
/// that follow, what is then not legal is left out as well. `match` itself, if it does not fail.
Match shortest_failing(const Match& match, const std::function<bool(const Match&)>& fails);

/// Whether this check has a failed assertion, of which nobody else is told.
bool fails(const std::function<void(const Match&)>& check, const Match& match);

/// Describes a match that fails this check: the code of the shortest one, and how to play it.
std::string shortest_code(const Match& match, const std::function<void(const Match&)>& check);

}  // namespace kairo
