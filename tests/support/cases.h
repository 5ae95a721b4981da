#pragma once

#include <cstdlib>

namespace kairo {

/// How many random cases a test tries: `make test-nightly` sets KAIRO_NIGHTLY and has the time for more.
inline int cases(int by_day, int by_night) { return std::getenv("KAIRO_NIGHTLY") != nullptr ? by_night : by_day; }

}  // namespace kairo
