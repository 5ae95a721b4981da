#pragma once

#include <cstdint>

namespace kairo::app {

/// How fast the moves of bots and other people follow each other.
enum class Speed : std::uint8_t { calm, brisk, quick, instant };
inline constexpr int speeds = 4;

}  // namespace kairo::app
