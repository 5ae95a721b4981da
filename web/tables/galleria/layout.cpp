#include "web/tables/galleria/layout.h"

#include <algorithm>

namespace kairo::galleria::table {

using draw::Rect;

namespace {

constexpr float touch = 44;

/// Gives the others their places, clockwise from the seat after `focus`.
template <class Place>
void lay_others(Layout& layout, int places, Seat focus, Place place) {
  for (int i = 1; i < places; ++i)
    layout.others[static_cast<std::size_t>((focus + i) % places)] = place(i - 1, places - 1);
}

Layout phone(Rect at, int places, Seat focus) {
  Layout layout;
  const float spare = std::max(0.0F, at.h - 586);  // what a longer phone has more
  at = at.inset(2, 2);
  layout.asked = at.take_top(34 + spare * 0.1F, 2);
  Rect head = at.take_top(touch + spare * 0.1F, 3);
  layout.stock = head.take_right(80, 3);
  lay_others(layout, places, focus, [&](int i, int n) { return head.column(i, n, 3); });
  layout.actions = at.take_bottom(touch + spare * 0.05F, 2);
  layout.hand = at.take_bottom(52 + spare * 0.5F, 2);
  layout.mine = at.take_bottom(touch, 2);
  layout.maze = at;
  return layout;
}

/// The maze at the left as tall as the frame, everything else in a column.
Layout frame(Rect at, int places, Seat focus) {
  Layout layout;
  at = at.inset(3, 2);
  layout.asked = at.take_top(20, 2);
  layout.maze = at.take_left(std::min(at.h, at.w - 116), 5);
  layout.actions = at.take_bottom(2 * touch + 4, 3);
  Rect head = at.take_top(touch, 3);
  layout.stock = head.take_right(36, 3);
  lay_others(layout, places, focus, [&](int i, int n) { return head.column(i, n, 2); });
  layout.mine = at.take_top(2 * touch + 3, 2);
  layout.hand = at;
  return layout;
}

Layout tablet(Rect at, int places, Seat focus) {
  Layout layout;
  at = at.inset(12, 6);
  layout.asked = at.take_top(44, 6);
  Rect head = at.take_top(72, 8);
  layout.stock = head.take_right(std::min(170.0F, head.w * 0.24F), 8);
  lay_others(layout, places, focus, [&](int i, int n) { return head.column(i, n, 8); });
  layout.actions = at.take_bottom(54, 8);
  const float spare = std::max(0.0F, at.h - at.w - 150);
  layout.hand = at.take_bottom(92 + spare * 0.5F, 8);
  layout.mine = at.take_bottom(54, 8);
  layout.maze = at;
  return layout;
}

/// My things left, the maze in the middle, the others right.
Layout wide(Rect at, int places, Seat focus) {
  Layout layout;
  at = at.inset(14, 6);
  layout.asked = at.take_top(40, 6);
  const float size = std::min(at.h, at.w * 0.58F);
  const float beside = (at.w - size) / 2 - 14;
  Rect left = at.take_left(beside, 14);
  Rect right = at.take_right(beside, 14);
  layout.maze = at;
  layout.mine = left.take_top(std::clamp(left.h * 0.24F, 110.0F, 176.0F), 10);
  layout.actions = left.take_bottom(58, 10);
  layout.hand = left;
  layout.stock = right.take_top(78, 10);
  lay_others(layout, places, focus, [&](int i, int n) {
    Rect place = right.row(i, std::max(n, 3), 10);
    place.h = std::min(place.h, 150.0F);
    return place;
  });
  return layout;
}

}  // namespace

Layout lay_out(const Rect& at, int places, Seat focus) {
  constexpr float room_beside = 1.3F;  // width / height; on a narrower desk columns would take too much from the maze
  Screen screen = kairo::tables::shape_for(at);
  if (screen == Screen::wide && at.w < at.h * room_beside) screen = Screen::tablet;
  Layout layout = [&] {
    switch (screen) {
      case Screen::frame: return frame(at, places, focus);
      case Screen::tablet: return tablet(at, places, focus);
      case Screen::wide: return wide(at, places, focus);
      case Screen::phone: break;
    }
    return phone(at, places, focus);
  }();
  layout.screen = screen;
  layout.area = at;
  return layout;
}

}  // namespace kairo::galleria::table
