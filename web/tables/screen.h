#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/core/seat.h"
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

inline constexpr float touch = 44;  ///< the least height of what is tapped
inline constexpr float room_beside =
    1.3F;  ///< width / height; on a narrower screen columns take too much from the board

inline Screen screen_for(const draw::Rect& at) {
  constexpr float narrow = 600;  // below it two boards do not fit side by side
  constexpr float low = 420;     // below it everything goes into columns
  constexpr float upright_tablet = 780;
  if (at.h < low) return Screen::frame;
  if (at.w < narrow) return Screen::phone;
  if (at.w >= at.h) return Screen::wide;
  return at.h >= upright_tablet ? Screen::tablet : Screen::phone;
}

/// The same; a wide screen without room beside the board is laid out as a tablet.
inline Screen screen_for_columns(const draw::Rect& at) {
  const Screen screen = screen_for(at);
  return screen == Screen::wide && at.w < at.h * room_beside ? Screen::tablet : screen;
}

/// The seat so many places after the one in front, clockwise.
inline Seat seat_at(int place, int players, Seat focus) { return static_cast<Seat>((focus + place) % players); }

/// Gives the other seats their places, clockwise from the seat after `focus`: `place(i, n)` is the i-th of n.
template <class Others, class Place>
void lay_others(Others& others, int players, Seat focus, Place place) {
  for (int i = 1; i < players; ++i) others[seat_at(i, players, focus)] = place(i - 1, players - 1);
}

}  // namespace kairo::tables
