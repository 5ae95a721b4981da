#pragma once

#include <cstddef>

namespace kairo {

/// The number of allocations of this test program so far.
std::size_t allocations();

}  // namespace kairo
