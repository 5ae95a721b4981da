#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/match/match.h"
#include "engine/match/registry.h"

namespace kairo {

/// Why a code could not be read.
enum class CodeFault : std::uint8_t {
  not_a_code,       ///< empty, too long, of other characters, or damaged among its first letters
  unknown_version,  ///< written by a later Kairo
  unknown_game,
  unknown_rules,  ///< another rules version than this Kairo's
  bad_header,     ///< damaged before the first move: nothing can be recovered
  damaged,        ///< the header is intact, but the moves only up to some point
  too_long,       ///< it has more moves than may be played now
};

/// The text key, `code.error.<name>`.
std::string_view fault_key(CodeFault fault);

struct CodeError {
  CodeFault fault;
  /// With `damaged`: the match up to the last move that is known to be good.
  std::optional<Match> good_prefix;
  /// With `unknown_rules`: the game, and the version of its rules that the code asks for.
  const GameInfo* game = nullptr;
  int rules_version = 0;
};

/// The part of a code before its moves.
struct CodeHeader {
  const Game* game;
  Setup setup;
  std::size_t moves;  ///< the number of moves that follow
};

/// The longest code that is written or read, in letters.
inline constexpr std::size_t longest_code = 16384;

/// The match as letters: a header, then the index of each move among the legal ones, range-coded (core/range_coder.h),
/// with check letters (core/letters.h) and a check sum at the end. Contains letters, digits, `-` and `_`, but neither
/// of the last two at its end. The code is read back before it is returned. None for a match that began at a custom
/// position or whose code would be longer than `longest_code`.
///
/// The symbols of the stream, with their counts: version (16); game number (64); rules version (64); seats beyond the
/// game's minimum; the index of each option's value among its choices; the seed in three pieces of 16 bits, highest
/// first; the bit length of the number of moves (18), then its bits below the leading one; the index of each move among
/// the legal moves; 29 bits of check sum over all values and counts before. A match has exactly one encoding, so equal
/// codes mean equal matches.
std::optional<std::string> write_code(const Match& match);

/// Safe for any input: fields cannot exceed their bounds, and every move is checked (Match::play). One wrong letter,
/// two swapped neighbours and a missing end are always detected, and `good_prefix` is then a true beginning of the
/// match.
std::expected<Match, CodeError> read_code(std::string_view text);
/// The same for these games only, which must outlive the match.
std::expected<Match, CodeError> read_code(std::string_view text, std::span<const Game> box);

struct FrontCode {
  Match match;
  std::size_t length;  ///< of the code
};
/// The code that these letters begin with, whatever follows it: a code tells itself where it ends. At most
/// `most_played` moves are played, and it is lowered by those that were; the moves that `known` shares are taken from
/// there.
std::expected<FrontCode, CodeError> read_code_at_front(std::string_view letters, std::size_t& most_played,
                                                       const Match* known = nullptr,
                                                       std::span<const Game> box = games());

/// Reads only the header. No move is played, so this is fast however long the match is, but the moves may still turn
/// out to be damaged.
std::expected<CodeHeader, CodeError> read_code_header(std::string_view text);

}  // namespace kairo
