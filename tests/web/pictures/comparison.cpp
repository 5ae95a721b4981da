#include "tests/web/pictures/comparison.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace kairo::testing {
namespace {

using draw::Rgba;
using draw::testing::Picture;
using Field = std::vector<float>;  ///< a number for each pixel

/// The means of each three neighbours in a line of pixels that are `step` apart. At its ends the last one counts twice.
void soften_line(float* first, int count, int step) {
  float before = *first;
  for (int i = 0; i < count; ++i) {
    float& here = first[i * step];
    const float own = here;
    const float after = i + 1 < count ? first[(i + 1) * step] : own;
    here = (before + own + after) / 3;
    before = own;
  }
}

void soften(Field& field, int width, int height) {
  for (int y = 0; y < height; ++y) soften_line(&field[static_cast<std::size_t>(y * width)], width, 1);
  for (int x = 0; x < width; ++x) soften_line(&field[static_cast<std::size_t>(x)], height, width);
}

Field difference_of(std::uint8_t Rgba::*shade, const Picture& a, const Picture& b) {
  Field field;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) field.push_back(static_cast<float>(a.at(x, y).*shade - b.at(x, y).*shade));
  soften(field, a.width(), a.height());
  return field;
}

}  // namespace

Comparison::Comparison(const Picture& stored, const Picture& drawn)
    : width_(stored.width()), differences_(static_cast<std::size_t>(stored.width() * stored.height()), worst_) {
  if (stored.width() != drawn.width() || stored.height() != drawn.height()) return;
  std::ranges::fill(differences_, 0.0F);
  for (const auto shade : {&Rgba::r, &Rgba::g, &Rgba::b}) {
    const Field field = difference_of(shade, stored, drawn);
    for (std::size_t i = 0; i < field.size(); ++i) differences_[i] = std::max(differences_[i], std::abs(field[i]));
  }
  worst_ = std::ranges::max(differences_);
}

draw::Point Comparison::place() const {
  const auto at = static_cast<int>(std::ranges::max_element(differences_) - differences_.begin());
  return {static_cast<float>(at % width_ * 2), static_cast<float>(at / width_ * 2)};
}

Picture Comparison::marked(const Picture& stored) const {
  Picture out = stored.in_grey();
  for (int y = 0; y < out.height(); ++y) {
    for (int x = 0; x < out.width(); ++x) {
      const auto faded = static_cast<std::uint8_t>(96 + out.at(x, y).r / 4);
      const bool differs = differences_[static_cast<std::size_t>(y * width_ + x)] >= limit;
      out.set(x, y, differs ? Rgba{230, 30, 30, 255} : Rgba{faded, faded, faded, 255});
    }
  }
  return out;
}

}  // namespace kairo::testing
