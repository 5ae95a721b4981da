#include "web/draw/round.h"

#include <array>
#include <numbers>
#include <vector>

namespace kairo::draw {

std::span<const ImVec2> unit_quarter(int steps) {
  static std::array<std::vector<ImVec2>, most_quarter_steps + 1> by_steps;
  std::vector<ImVec2>& points = by_steps[static_cast<std::size_t>(steps)];
  if (points.empty()) {
    for (int i = 0; i < steps; ++i) {
      const float a = std::numbers::pi_v<float> / 2 * static_cast<float>(i) / static_cast<float>(steps);
      points.push_back({std::cos(a), std::sin(a)});
    }
    points.push_back({0, 1});
  }
  return points;
}

}  // namespace kairo::draw
