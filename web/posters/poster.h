#pragma once

#include <string>

#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "web/text/language.h"

namespace kairo::posters {

/// A whole match, played by bots; always the same one.
Match example_match(const Game& game);

/// A position from the second half of the match as its table shows it, as an SVG file. `fonts` is the folder of the
/// fonts. Uses a Dear ImGui context of its own: there must be none.
std::string poster(const Match& match, text::Language language, const std::string& fonts);

}  // namespace kairo::posters
