#include "engine/cli/arena/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace kairo::arena {

Estimate estimate(const std::vector<double>& samples) {
  constexpr double deviations_of_95_percent = 1.96;
  const auto count = static_cast<double>(samples.size());
  if (samples.empty()) return {0, std::numeric_limits<double>::infinity()};
  const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / count;
  if (samples.size() == 1) return {mean, std::numeric_limits<double>::infinity()};
  double squares = 0;
  for (const double sample : samples) squares += (sample - mean) * (sample - mean);
  return {mean, deviations_of_95_percent * std::sqrt(squares / (count - 1) / count)};
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
  return values[std::max<std::size_t>(rank, 1) - 1];
}

}  // namespace kairo::arena
