#pragma once

#include <cstdio>
#include <cstdlib>

namespace kairo::fuzz {

/// Aborts the program when a promise is broken, which is what a fuzzer looks for.
inline void require(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

}  // namespace kairo::fuzz
