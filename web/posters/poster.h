#pragma once

#include <string>

#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "web/posters/studio.h"

namespace kairo::posters {

/// A whole match, played by bots; always the same one.
Match example_match(const Game& game);

/// A position from the second half of the match as its table shows it, as an SVG file.
std::string poster(const Match& match, Studio& studio);

}  // namespace kairo::posters
