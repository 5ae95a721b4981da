#pragma once

#include <cstdlib>

namespace kairo {

/// How many random cases a test tries: `make test-nightly` sets KAIRO_NIGHTLY and has the time for more.
inline int cases(int by_day, int by_night) { return std::getenv("KAIRO_NIGHTLY") != nullptr ? by_night : by_day; }

/// How many of `count` cases a test tries: a quarter where KAIRO_BRIEFLY is set, as by `make check` and by day under
/// sanitizers. `make test` tries all of them natively.
inline int briefly(int count) { return std::getenv("KAIRO_BRIEFLY") != nullptr ? (count + 3) / 4 : count; }

}  // namespace kairo
