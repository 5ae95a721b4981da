#pragma once

#include <cstddef>

namespace kairo {

/// How often this test program has asked for memory so far.
std::size_t allocations();

}  // namespace kairo
