#pragma once

#include <array>

#include "engine/games/haratama/state.h"
#include "web/tables/screen.h"
#include "web/tables/seats.h"

namespace kairo::haratama::table {

using kairo::tables::Screen;

/// The places of the parts of a player's panel. Empty rectangles are not drawn.
struct SeatLayout {
  draw::Rect all;
  kairo::tables::SeatPanel panel;
  draw::Rect treasures;  ///< a row of small cards that overlap
  draw::Rect won;        ///< the number of treasures, if there is no room to draw each
  draw::Rect meter;      ///< progress towards haratama
  draw::Rect losses;
  draw::Rect cards;  ///< the number of cards in hand
  draw::Rect fox;
};

struct Layout {
  Screen screen = Screen::phone;
  draw::Rect area;
  draw::Rect question;
  std::array<draw::Rect, shown_descents> descents;
  draw::Rect aside;  ///< the card set aside; empty with four players
  draw::Rect sky;    ///< night or day
  draw::Rect tricks;
  draw::Rect scores;
  PerSeat<SeatLayout> seats{};
  bool faces_only = false;  ///< the end, without room for a table of all rounds
  draw::Rect middle;        ///< the trick, the cards to pass, or at the end the seat in front
  PerSeat<draw::Rect> slots{};
  draw::Rect led;  ///< the led suit; empty if it has no room of its own
  std::array<draw::Rect, passed_cards> pass_slots;
  draw::Rect pass_button;
  draw::Rect hand;
  Cards upper = 0;  ///< the cards of the hand that lie in its upper row, if it has two
};

/// `focus`: the seat in front. `hand`: the viewer holds one; otherwise the middle gets its room. `taps_with`: the
/// player's.
Layout lay_out(const draw::Rect& at, int players, Seat focus, bool hand, draw::Hand taps_with);

/// The end where there is little room: the seat in front on a stage, the others side by side.
Layout lay_out_end(const draw::Rect& at, int players, Seat focus);

/// The slots of a trick by seat, and the place of the led suit between them if there is room. Without room for that
/// they stand side by side, if the cards are larger so.
void lay_trick(const draw::Rect& at, int players, Seat focus, PerSeat<draw::Rect>& slots, draw::Rect& led);

/// How a seat's card lies on the table, in degrees: nobody lays cards down straight.
constexpr float turn_of(Seat seat) { return (seat % 2 == 0 ? -1.0F : 1.0F) * (4.0F - static_cast<float>(seat / 2)); }

inline constexpr float card_aspect = 0.7F;  ///< width / height

}  // namespace kairo::haratama::table
