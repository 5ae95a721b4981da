#pragma once

#include <string>
#include <vector>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The score sources that can count in this match.
std::vector<int> shown_sources(const GameInfo& game, const Score& score);
/// The name of a score source.
std::string source_name(const text::Writer& writer, const GameInfo& game, int source);
/// Whether anybody is placed before others: who plays alone, and may have lost, is not the first of anybody.
bool has_places(const Score& score);
/// The seats from the best place to the last.
std::vector<Seat> by_place(const Score& score);

}  // namespace kairo::app
