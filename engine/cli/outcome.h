#pragma once

#include <string>
#include <string_view>

namespace kairo {

/// What a code comes to, in one line, as the lists in tests/links write it: `good` or the key of its fault, and what
/// match could be read: its game, set-up, number of moves and points.
std::string outcome(std::string_view code);

}  // namespace kairo
