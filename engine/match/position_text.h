#pragma once

#include <expected>
#include <memory>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

using PositionRead = std::expected<std::unique_ptr<Position>, TextError>;
using PositionReader = PositionRead (*)(const Game& game, std::string_view text);

/// Reads the output of Position::text, possibly edited by hand. Refuses, with a sentence, positions that no match can
/// reach. `game` must be one of the box.
///
/// It is no part of Game because the checks are large: programs that read no positions, such as the page, are linked
/// without them.
PositionRead read_position(const Game& game, std::string_view text);

}  // namespace kairo
