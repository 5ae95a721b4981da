#pragma once

#include "engine/games/galleria/state.h"
#include "web/draw/geometry.h"
#include "web/tables/shape.h"

namespace kairo::galleria::table {

using Screen = kairo::tables::Shape;

struct Layout {
  Screen screen = Screen::phone;
  draw::Rect area;
  draw::Rect asked;
  draw::Rect maze;   ///< with the rooms about it; a square fits in
  draw::Rect stock;  ///< decks and discards
  draw::Rect mine;   ///< facet and curios of the seat in front
  draw::Rect hand;
  draw::Rect actions;
  PerSeat<draw::Rect> others{};  ///< by seat; empty for the one in front
};

/// `places`: seats that hold cards, the phantom's too; `focus`: the one in front.
Layout lay_out(const draw::Rect& at, int places, Seat focus);

}  // namespace kairo::galleria::table
