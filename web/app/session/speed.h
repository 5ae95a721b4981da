#pragma once

#include <cstdint>

namespace kairo::app {

/// How fast the moves of bots and other people follow each other.
enum class Speed : std::uint8_t {
  patient,  ///< calm, however long somebody has waited
  calm,
  brisk,
  quick,
  instant
};
inline constexpr int speeds = 5;

/// How many times as fast as calm things move.
constexpr double motion_of(Speed speed) { return speed == Speed::brisk ? 1.75 : speed == Speed::quick ? 3 : 1; }

}  // namespace kairo::app
