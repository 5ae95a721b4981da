#pragma once

#include <optional>

#include "engine/match/match.h"
#include "engine/match/symbols.h"

namespace kairo {

/// The check sum of all symbols of the match's code (code.h); none if the match has no code.
std::optional<CheckSum> check_sum_of(const Match& match);

}  // namespace kairo
