#pragma once

#include <vector>

#include "tests/web/support/picture.h"
#include "web/draw/geometry.h"

namespace kairo::testing {

/// How much two pictures of half size differ, as far as somebody would see it.
///
/// Each pixel of one is subtracted from that of the other, and the differences are softened: each becomes the mean of
/// those around it. Where a line, a letter or an edge is a fraction of a pixel aside, brighter and darker pixels lie
/// side by side and cancel out. Differences by missing or displaced parts remain.
class Comparison {
 public:
  /// A softened difference of a shade, of 255, from which on pictures are not the same. The few colours of a stored
  /// picture make up to 16; a 6 that becomes an 8, in small print, makes 25.
  static constexpr float limit = 24;

  /// Pictures of different sizes differ everywhere.
  Comparison(const draw::testing::Picture& stored, const draw::testing::Picture& drawn);

  [[nodiscard]] bool same() const { return worst_ < limit; }
  /// The largest difference, and where it is, in CSS pixels.
  [[nodiscard]] float worst() const { return worst_; }
  [[nodiscard]] draw::Point place() const;
  /// The stored picture, faded, with all that differs in red.
  [[nodiscard]] draw::testing::Picture marked(const draw::testing::Picture& stored) const;

 private:
  int width_;
  std::vector<float> differences_;  ///< of each pixel, the largest of its three shades
  float worst_ = 255;
};

}  // namespace kairo::testing
