#pragma once

#include <algorithm>
#include <cmath>
#include <span>

#include "imgui.h"

namespace kairo::draw {

/// Steps of a quarter circle, short enough to look round at any pixel ratio.
inline constexpr int most_quarter_steps = 32;
inline int quarter_steps(float radius) {
  return std::clamp(static_cast<int>(std::sqrt(radius) * 2.2F) + 1, 3, most_quarter_steps);
}

/// The points of a quarter of the unit circle, clockwise on the screen from its rightmost to its lowest point: one more
/// than there are steps, of which there are 1 … most_quarter_steps. Computed once, because every frame has hundreds.
std::span<const ImVec2> unit_quarter(int steps);

/// A point of the unit circle, turned clockwise by so many quarters, 0 … 3.
constexpr ImVec2 turned(ImVec2 unit, int quarters) {
  if (quarters >= 2) unit = {-unit.x, -unit.y};
  return quarters % 2 == 0 ? unit : ImVec2{-unit.y, unit.x};
}

}  // namespace kairo::draw
