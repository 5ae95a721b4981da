#pragma once

#include <cstdint>

#include "engine/games/wicked/view.h"
#include "web/draw/geometry.h"
#include "web/tables/shape.h"

namespace kairo::wicked::table {

using kairo::tables::Shape;

/// What gets the room: the ring while corridors are searched, the own board while souls are processed.
enum class Stage : std::uint8_t { search, souls };
Stage stage_of(const View& view);

/// Where the parts of a personal board lie. What is empty is not drawn.
struct BoardLayout {
  draw::Rect all;
  draw::Rect name;
  draw::Rect pieces;  ///< search pieces and signs left
  draw::Rect shelves;
  std::array<draw::Rect, 3> goods;  ///< promotion spells, colour-change spells, impurity
  draw::Rect hand;
  std::array<draw::Rect, oracles_each> great;
  std::array<draw::Rect, oracles_each> small;
};

struct Layout {
  Shape shape = Shape::phone;
  Stage stage = Stage::search;
  draw::Rect area;
  draw::Rect asked;
  draw::Rect ring;  ///< empty where the ring has no room
  draw::Rect lit;   ///< the lit corridor, large; empty likewise
  BoardLayout mine;
  BySeat<BoardLayout> others{};   ///< by seat; empty for the one whose board lies large
  BySeat<draw::Rect> held_out{};  ///< the hands of a reveal, by seat
  draw::Rect tray;                ///< for the answer to the open question
  draw::Rect fan;                 ///< souls: what a token can become
};

/// `focus`: the seat whose board lies large.
Layout lay_out(const draw::Rect& at, int players, Seat focus, Stage stage);

/// The parts of a board that is only to be kept an eye on.
BoardLayout lay_out_small(const draw::Rect& at);

/// A board on its own, as large as it fits: somebody has asked to see it closely.
BoardLayout lay_out_enlarged(const draw::Rect& at);

}  // namespace kairo::wicked::table
