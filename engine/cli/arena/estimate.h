#pragma once

#include <vector>

namespace kairo::arena {

/// A mean and half the width of its 95 % interval.
struct Estimate {
  double mean = 0;
  double margin = 0;
};

/// Estimates from independent samples, by the normal approximation; with fewer than two, the margin is unknown and
/// infinite.
Estimate estimate(const std::vector<double>& samples);

/// The smallest of the values that at least this share of them does not exceed; 0 if there are none.
double quantile(std::vector<double> values, double share);

}  // namespace kairo::arena
