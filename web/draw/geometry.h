#pragma once

#include <algorithm>
#include <cstdint>

#include "web/draw/scale.h"

namespace kairo::draw {

/// CSS pixels, or larger units where the player wants everything larger; y downwards. The back end applies the zoom and
/// the pixel ratio.
struct Point {
  float x = 0;
  float y = 0;
  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, float f) { return {a.x * f, a.y * f}; }
};

/// The hand that taps: what is tapped often lies on its side.
enum class Hand : std::uint8_t { right, left };

/// Layouts are made by cutting rectangles: each `take_…` cuts a strip off this one and returns it.
struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] float right() const { return x + w; }
  [[nodiscard]] float bottom() const { return y + h; }
  [[nodiscard]] Point centre() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] bool holds(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
  [[nodiscard]] Rect inset(float by) const { return inset(by, by); }
  [[nodiscard]] Rect inset(float dx, float dy) const {
    return {x + dx, y + dy, std::max(0.0F, w - 2 * dx), std::max(0.0F, h - 2 * dy)};
  }

  Rect take_top(float height, float gap = 0) {
    const Rect strip{x, y, w, std::min(height, h)};
    const float used = std::min(h, height + gap);
    y += used;
    h -= used;
    return strip;
  }
  Rect take_bottom(float height, float gap = 0) {
    const float used = std::min(h, height + gap);
    const Rect strip{x, bottom() - std::min(height, h), w, std::min(height, h)};
    h -= used;
    return strip;
  }
  Rect take_left(float width, float gap = 0) {
    const Rect strip{x, y, std::min(width, w), h};
    const float used = std::min(w, width + gap);
    x += used;
    w -= used;
    return strip;
  }
  Rect take_right(float width, float gap = 0) {
    const float used = std::min(w, width + gap);
    const Rect strip{right() - std::min(width, w), y, std::min(width, w), h};
    w -= used;
    return strip;
  }
  /// Take from the side of the hand that taps, and from the other one.
  Rect take_near(Hand hand, float width, float gap = 0) {
    return hand == Hand::right ? take_right(width, gap) : take_left(width, gap);
  }
  Rect take_far(Hand hand, float width, float gap = 0) {
    return hand == Hand::right ? take_left(width, gap) : take_right(width, gap);
  }
  /// The i-th of n equal columns or rows.
  [[nodiscard]] Rect column(int i, int n, float gap) const {
    const float each = (w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x + static_cast<float>(i) * (each + gap), y, each, h};
  }
  [[nodiscard]] Rect row(int i, int n, float gap) const {
    const float each = (h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {x, y + static_cast<float>(i) * (each + gap), w, each};
  }
  /// The largest rectangle with this aspect ratio (width / height), centred.
  [[nodiscard]] Rect fit(float aspect) const {
    const float width = std::min(w, h * aspect);
    const float height = width / aspect;
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }
};

/// The smallest rectangle that holds both.
inline Rect hull(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x);
  const float y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

inline Rect square_around(Point centre, float radius) {
  return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
}

/// The intersection; without width or height if the rectangles do not overlap.
inline Rect intersection(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x);
  const float y = std::max(a.y, b.y);
  return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
          std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

/// The beginning of something of this length: at `wanted`, or as near to it as it lies between `low` and `high`. Where
/// it does not fit, or only just, so that rounding decides, it begins at `low`.
inline float begin_within(float wanted, float length, float low, float high) {
  return std::max(low, std::min(wanted, high - length));
}

}  // namespace kairo::draw
