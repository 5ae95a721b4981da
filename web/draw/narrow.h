#pragma once

namespace kairo::draw {

/// A line that is too wide at the smallest size is drawn narrower, down to this part of its width, before it is cut.
inline constexpr float narrowest = 0.8F;

}  // namespace kairo::draw
