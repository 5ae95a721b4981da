#pragma once

#include <cstdint>

#include "web/draw/geometry.h"

namespace kairo::tables {

/// The screens that tables are laid out for; the space given decides, not the device.
enum class Shape : std::uint8_t {
  phone,   ///< narrow, upright
  frame,   ///< low, as embedded in a page
  tablet,  ///< wide enough for two boards, upright
  wide,    ///< a desk
};

inline Shape shape_for(const draw::Rect& at) {
  constexpr float narrow = 600;  // below it two boards do not fit side by side
  constexpr float low = 420;     // below it everything goes into columns
  constexpr float upright_tablet = 780;
  if (at.h < low) return Shape::frame;
  if (at.w < narrow) return Shape::phone;
  if (at.w >= at.h) return Shape::wide;
  return at.h >= upright_tablet ? Shape::tablet : Shape::phone;
}

}  // namespace kairo::tables
