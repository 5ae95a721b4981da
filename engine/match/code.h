#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/match/match.h"

namespace kairo {

/// Why a code could not be read. The text keys are `code.error.<name>`.
enum class CodeFault : std::uint8_t {
  not_a_code,       ///< empty, too long, or letters that no code has
  unknown_version,  ///< written by a later Kairo
  unknown_game,
  unknown_rules,  ///< a rules version of the game that this Kairo does not have
  bad_header,     ///< seats, options or seed out of bounds: nothing can be saved of it
  damaged,        ///< the header holds; the moves do only up to some point
};

struct CodeError {
  CodeFault fault;
  /// With `damaged`: the match up to the last move that is known to be good.
  std::optional<Match> good_prefix;
};

/// The match as letters: header, then each move as its index among the legal ones, range-coded, with a check letter
/// after each 15 letters and a check sum at the end. Letters, digits, `-` and `_`; never one of the last two at the
/// end. Reads back what it wrote before it gives it out. None for a match that began at a put position.
std::optional<std::string> write_code(const Match& match);

/// The longest text that is looked at, letters.
inline constexpr std::size_t longest_code = 16384;

std::expected<Match, CodeError> read_code(std::string_view text);

}  // namespace kairo
