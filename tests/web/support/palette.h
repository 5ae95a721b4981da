#pragma once

#include <cstdint>
#include <vector>

#include "tests/web/support/picture.h"

namespace kairo::draw::testing {

/// A picture in a few colours, which makes its file small. Areas of one colour keep it exactly, or nearly; the many
/// colours of their edges become the nearest of those that are frequent.
struct FewColours {
  static constexpr std::size_t most = 256;
  std::vector<Rgba> palette;
  std::vector<std::uint8_t> pixels;  ///< of each pixel, which colour it has
};
FewColours in_few_colours(const std::vector<Rgba>& pixels);

}  // namespace kairo::draw::testing
