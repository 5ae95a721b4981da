#pragma once

#include <optional>

#include "engine/match/live/numbers_code.h"
#include "engine/match/live/tree.h"
#include "engine/match/match.h"

namespace kairo::live {

/// Adds a tree's symbols. Only what does not follow from the courses is written of the answers; so a table without
/// contradictions costs little more than the code of its match. Equal trees have equal symbols. `start` is the match
/// before its first move. False if something has too many alternatives for a code.
///
/// The symbols, with their counts: the number of courses; for each course the place where it leaves those before it
/// (places are numbered as they are met), its number of moves, and each move as its index among the legal ones; then
/// the number of answers that do not follow; for each of them its place, its seat, its number of parts, and for each
/// part how often it was retaken, whether it has a move (2), and that move's index. Numbers are written
/// as in numbers_code.h.
bool write_tree(SymbolWriter& out, const Match& start, const Tree& tree);

/// Safe for any symbols: each move is checked, and no more are played than a table may have (table.h). None if they do
/// not make a tree.
std::optional<Tree> read_tree(Symbols& in, const Match& start, std::size_t most_played);

}  // namespace kairo::live
