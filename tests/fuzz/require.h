#pragma once

#include <cstdio>
#include <cstdlib>

namespace kairo::fuzz {

/// Stops the program when a promise is broken: that is what a fuzzer looks for.
inline void require(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

}  // namespace kairo::fuzz
