#pragma once

#include <array>

#include "engine/games/haratama/state.h"
#include "web/draw/geometry.h"
#include "web/tables/shape.h"

namespace kairo::haratama::table {

using kairo::tables::Shape;

/// Where the parts of what a player has before them lie. What is empty is not drawn.
struct SeatLayout {
  draw::Rect all;
  draw::Rect name;
  draw::Rect treasures;  ///< a row for each descent, a column for each suit
  draw::Rect meter;      ///< how near haratama is
  draw::Rect losses;
  draw::Rect cards;  ///< how many are in hand
  draw::Rect fox;
};

struct Layout {
  Shape shape = Shape::phone;
  draw::Rect area;
  draw::Rect asked;
  std::array<draw::Rect, shown_descents> descents;
  draw::Rect aside;  ///< empty with four players
  draw::Rect sky;    ///< night or day
  draw::Rect tricks;
  draw::Rect scores;
  PerSeat<SeatLayout> seats{};
  draw::Rect middle;  ///< the trick; while cards are passed, what is passed
  PerSeat<draw::Rect> slots{};
  draw::Rect led;  ///< empty where it has no room of its own
  std::array<draw::Rect, passed_cards> pass_slots;
  draw::Rect pass_button;
  draw::Rect hand;
};

/// `focus`: the seat that sits in front. `over`: there are no hands any more, the middle has their room.
Layout lay_out(const draw::Rect& at, int players, Seat focus, bool over);

/// The slots of a trick in a rectangle, by seat, and where the led suit stands between them, if there is room.
void lay_trick(const draw::Rect& at, int players, Seat focus, PerSeat<draw::Rect>& slots, draw::Rect& led);

inline constexpr float card_aspect = 0.7F;  ///< width / height

}  // namespace kairo::haratama::table
