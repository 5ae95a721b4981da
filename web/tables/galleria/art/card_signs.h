#pragma once

#include <string_view>

/// What lies in the maze, as paths on a square of −100 … 100 (web/draw/painter.h).
namespace kairo::galleria::table::sign {

inline constexpr std::string_view star =
    "M 0 -80 L 20 -24 L 78 -24 L 32 12 L 50 70 L 0 36 L -50 70 L -32 12 L -78 -24 L -20 -24 Z";
inline constexpr std::string_view horns =
    "M -86 -40 C -130 -90 -110 -130 -96 -150 C -90 -110 -60 -96 -34 -90 Z M 86 -40 C 130 -90 110 -130 96 -150 C 90 "
    "-110 60 -96 34 -90 Z";
inline constexpr std::string_view lantern =
    "M -18 -16 L 18 -16 L 24 20 L -24 20 Z M -12 -24 L 12 -24 L 12 -19 L -12 -19 Z M -14 24 L 14 24 L 14 29 L -14 29 Z";

}  // namespace kairo::galleria::table::sign
