#pragma once

#include <string>
#include <string_view>

namespace kairo {

/// Describes a code in one line, as the lists in tests/links do: `good` or the key of its fault, then the match that
/// could be read: its game, set-up, number of moves and points.
std::string code_summary(std::string_view code);

}  // namespace kairo
