#pragma once

#include <cstdlib>

namespace kairo {

/// How many random cases a test tries: `make test-nightly` sets KAIRO_NIGHTLY and has the time for more.
inline int cases(int by_day, int by_night) { return std::getenv("KAIRO_NIGHTLY") != nullptr ? by_night : by_day; }

/// How many of `count` cases a test tries under sanitizers by day (KAIRO_BRIEFLY): a quarter, since natively the same
/// tests try all of them. Otherwise all.
inline int briefly(int count) { return std::getenv("KAIRO_BRIEFLY") != nullptr ? (count + 3) / 4 : count; }

}  // namespace kairo
