#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/match/code.h"
#include "engine/match/live/table.h"

namespace kairo::live {

/// All that a device knows of a table, as text: `1`, then facts in the order of their keys, each of which is a point, a
/// letter that is its key, and letters (core/letters.h). Equal tables have equal texts. None if something is too large.
///
///   d   the deal of the chosen match, as the code of a match without moves (code.h)
///   m   which match of the room it is (16 bits), whether it has begun (2), how often it was chosen anew (16 bits)
///   s   the claim of each seat that has one
///   t   the courses and answers (tree_code.h)
///
/// `m`, `s` and `t` end with 29 bits of check sum over their symbols. Facts with other keys are of a later Kairo.
std::optional<std::string> write_table(const Table& table);

/// Safe for any input, and bounded. The faults are those of codes.
std::expected<Table, CodeFault> read_table(std::string_view text, std::span<const Game> box = games());

}  // namespace kairo::live
