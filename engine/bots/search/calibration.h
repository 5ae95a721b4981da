#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace kairo::search {

/// Results of matches between bots about the estimates of a search (docs/bots.md): how often seats won that were
/// given so much, and by how many points totals were missed.
struct Calibration {
  /// For shares of 0, ¼, ½, ¾ and 1 of an equal share of the chances, and as many parts of what is above it: the chance
  /// that was found, on the same scale. Rising, so that the order of moves stays.
  std::array<double, 9> found;
  double points = 0;  ///< to be added
};

/// `share`, 0 … 1, on a scale where 1 is an equal share and 2 all.
constexpr double scaled_share(double share, int seats) {
  const double equal = 1.0 / seats;
  return share < equal ? share / equal : 1 + (share - equal) / (1 - equal);
}

/// The chance to win of a seat whose part of the chances of all seats is `share`.
constexpr double calibrated(double share, int seats, const Calibration& calibration) {
  const double step = 4 * std::clamp(scaled_share(share, seats), 0.0, 2.0);
  const auto knot = std::min(static_cast<std::size_t>(step), calibration.found.size() - 2);
  const double before = calibration.found[knot];
  const double found = before + (calibration.found[knot + 1] - before) * (step - static_cast<double>(knot));
  const double equal = 1.0 / seats;
  return found < 1 ? found * equal : equal + (found - 1) * (1 - equal);
}

}  // namespace kairo::search
