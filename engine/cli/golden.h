#pragma once

#include <string>
#include <vector>

#include "engine/match/position.h"

namespace kairo {

/// A text that the engine must produce exactly as it is kept in tests/golden.
struct GoldenFile {
  std::string name;
  std::string text;
};

/// The golden files of a game: a playthrough in words, counts of move sequences, the order of legal moves, what bots
/// that search decide, and the signature with a hash of the playthrough at each other number of seats.
std::vector<GoldenFile> golden_files(const Game& game);

}  // namespace kairo
