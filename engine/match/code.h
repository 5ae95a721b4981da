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
  not_a_code,       ///< empty, too long, letters that no code has, or damaged in the first few
  unknown_version,  ///< written by a later Kairo
  unknown_game,
  unknown_rules,  ///< a rules version of the game that this Kairo does not have
  bad_header,     ///< damaged before the first move: nothing can be saved of it
  damaged,        ///< the header holds; the moves do only up to some point
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

/// The longest code that is written or looked at, letters.
inline constexpr std::size_t longest_code = 16384;

/// The match as letters: header, then each move as its index among the legal ones, range-coded (core/range_coder.h),
/// with a check letter after each 15 letters (core/letters.h) and a check sum at the end. Letters, digits, `-` and
/// `_`; never one of the last two at the end. Reads back what it wrote before it gives it out. None for a match that
/// began at a put position or has become longer than `longest_code`.
///
/// The stream, each symbol as value of count: version of 16; game number of 64; rules version of 64; seats less the
/// game's fewest; each option's index among its choices; the seed in three pieces of 2^16, highest first; the number
/// of moves as its bit length of 18, then its bits below the leading one; each move as index of legal moves; 29 bits
/// of check sum over all values and counts before. A match has one spelling, so equal codes are equal matches.
std::optional<std::string> write_code(const Match& match);

/// Trusts nothing: each field's count is its bound, every move goes through the checked door. One wrong letter, two
/// neighbours swapped and a cut end are always noticed, and `good_prefix` is then a true beginning of the match.
std::expected<Match, CodeError> read_code(std::string_view text);
/// The same, knowing just these games, which must outlive the match.
std::expected<Match, CodeError> read_code(std::string_view text, std::span<const Game> box);

}  // namespace kairo
