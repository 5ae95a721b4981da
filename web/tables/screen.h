#pragma once

#include <algorithm>
#include <cstdint>

#include "web/draw/geometry.h"

namespace kairo::tables {

/// The kinds of screens that tables are laid out for. The given space decides, not the device.
enum class Screen : std::uint8_t {
  phone,   ///< narrow, upright
  frame,   ///< low, as embedded in a page
  tablet,  ///< wide enough for two boards, upright
  wide,    ///< landscape, as on a desktop
};

/// The height of the question on an upright phone: two lines of 16 px, since one line is seldom enough; on the smallest
/// ones, two lines of 14 px.
inline float phone_question(const draw::Rect& at) { return std::clamp(at.h * 0.08F, 40.0F, 44.0F); }

inline Screen screen_for(const draw::Rect& at) {
  constexpr float narrow = 600;  // below it two boards do not fit side by side
  constexpr float low = 420;     // below it everything goes into columns
  constexpr float upright_tablet = 780;
  if (at.h < low) return Screen::frame;
  if (at.w < narrow) return Screen::phone;
  if (at.w >= at.h) return Screen::wide;
  return at.h >= upright_tablet ? Screen::tablet : Screen::phone;
}

}  // namespace kairo::tables
