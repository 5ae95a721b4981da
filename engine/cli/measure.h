#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace kairo {

/// The average time of `count` runs of `work`, in nanoseconds.
template <class Work>
double average_time(int count, Work work) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < count; ++i) work();
  const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
  return elapsed.count() / count;
}

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace kairo
