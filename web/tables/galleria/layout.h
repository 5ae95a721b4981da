#pragma once

#include "engine/games/galleria/state.h"
#include "web/draw/geometry.h"
#include "web/tables/screen.h"

namespace kairo::galleria::table {

using Screen = kairo::tables::Screen;

/// Shelves below a tall facet card: so many curios side by side, each of this size, in CSS pixels.
struct Shelf {
  static constexpr float gap = 3;
  static constexpr float plank = 9;  ///< below each row
  int columns = 1;
  float wide = 0;
  float high = 0;
  explicit Shelf(float width);
  [[nodiscard]] float row() const { return high + plank; }
};
/// The height of a facet's card with its text beside it, above so much of shelves; 0: there is only one low row.
float facet_card_of(const draw::Rect& tableau);

struct Layout {
  Screen screen = Screen::phone;
  draw::Rect area;
  draw::Rect question;
  draw::Rect maze;     ///< with the rooms around it; the maze is the largest square in it
  draw::Rect stock;    ///< decks and discards; empty while a long question lies there
  draw::Rect tableau;  ///< facet and curios of the seat in front
  draw::Rect hand;     ///< of one size whether there are buttons or not, so that its cards stay where they are
  draw::Rect actions;
  draw::Rect chronicle;          ///< of what has happened; empty where there is no room
  draw::Rect pile;               ///< of cards that may be answered; empty: on the maze
  PerSeat<draw::Rect> others{};  ///< by seat; empty for the seat in front
};

/// The parts for which the layout has to make room.
struct Needs {
  float question = 0;    ///< the height of its text
  int places = 0;        ///< seats with cards, including the phantom
  Seat focus = 0;        ///< the seat in front
  int curios = 0;        ///< of the seat in front
  bool pile = false;     ///< cards lie there that may be answered
  bool players = false;  ///< one of them can be chosen, or something flies there, so a long question must not lie there
  draw::Hand hand = draw::Hand::right;
};
Layout lay_out(const draw::Rect& at, const Needs& needs);
/// Once the game is over, the seat in front gets the room of the buttons and, where that is low, of the hand.
void lay_end(Layout& layout);

}  // namespace kairo::galleria::table
