#pragma once

#include <string>
#include <vector>

#include "engine/match/position.h"

namespace kairo {

/// A text that the engine makes now, and that lies in tests/golden as it was made once.
struct GoldenFile {
  std::string name;
  std::string text;
};

/// All of a game's: a match in words for each table size, counts of move sequences, the order of legal moves, and the
/// signature.
std::vector<GoldenFile> golden_files(const Game& game);

}  // namespace kairo
