#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

/// The text by which two builds of the engine are compared.
namespace kairo {

/// A match as text, to be read and compared: each move, its events, and the new lines in each view, with those who see
/// them (`all`, or the seats; `-` is an onlooker). If somebody learns a secret too early, a line changes.
std::string playthrough(const Match& match);

/// The number of sequences of `depth` moves from here. It changes whenever the legal moves do.
std::uint64_t perft(const Position& position, int depth);

/// A hash over random matches with every number of seats and random options: each move, the number of legal moves,
/// states as text, and scores. Every compiler must produce the same.
std::uint64_t signature(const Game& game);

/// `game hash`, the hash in hexadecimal.
std::string signature_line(const Game& game);

/// A hash of a text, in hexadecimal, by the same function.
std::string hash_of(std::string_view text);

/// A text that the engine must produce exactly as it is kept in tests/golden.
struct GoldenFile {
  std::string name;
  std::string text;
};

/// The golden files of a game: a playthrough in words, counts of move sequences, the order of legal moves, what bots
/// that search decide, and the signature with a hash of the playthrough at each other number of seats.
std::vector<GoldenFile> golden_files(const Game& game);

}  // namespace kairo
