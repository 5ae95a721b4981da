#pragma once

#include <cstdint>

#include "engine/games/wicked/view.h"
#include "web/draw/geometry.h"
#include "web/tables/screen.h"
#include "web/tables/wicked/board/shelves.h"

namespace kairo::wicked::table {

using kairo::tables::Screen;

/// The part that gets most of the room: the ring during the search, the viewer's own board during soul processing; at
/// the end a board is only looked at.
enum class Stage : std::uint8_t { search, souls, over };
Stage stage_of(const View& view);

/// The places of the parts of a personal board. Empty rectangles are not drawn.
struct BoardLayout {
  draw::Rect all;
  draw::Rect name;
  draw::Rect pieces;  ///< the search pieces left, and the signs unless they have a place of their own
  draw::Rect signs;
  draw::Rect shelves;
  ShelfStyle shelf_style = ShelfStyle::places;
  std::array<draw::Rect, 3> goods;  ///< promotion spells, colour-change spells, impurity
  draw::Rect hand;
  std::array<draw::Rect, oracles_each> great;
  std::array<draw::Rect, oracles_each> small;
};

struct Layout {
  Screen screen = Screen::phone;
  Stage stage = Stage::search;
  bool own_board_small = false;  ///< there is no room for the full board in front, so it is drawn small like the others
  draw::Rect area;
  draw::Rect question;
  draw::Rect ring;      ///< with the lit corridor; empty if there is no room for it
  draw::Rect searched;  ///< during soul processing, the corridors of this round; empty if there is no room for them
  BoardLayout own_board;
  BySeat<BoardLayout> others{};  ///< by seat; empty for the seat in front
  BySeat<draw::Rect>
      reveal_hand{};           ///< hands shown large during a reveal, by seat; empty if they open only on the boards
  bool hands_around = false;   ///< those hands are held where the corridors lay that are not lit
  draw::Rect tray;             ///< where the open question is answered; empty if there is no room
  draw::Rect fan;              ///< during soul processing: what the picked token can become
  Seat followed = no_seat;     ///< whose soul processing is shown on a larger board, too
  BoardLayout followed_board;  ///< that board; empty if there is none
};

/// `focus`: the seat whose board is drawn large. `answers`: the viewer has a question to answer; small screens have a
/// tray only then.
Layout lay_out(const draw::Rect& at, int players, Seat focus, Stage stage, bool answers, draw::Hand hand);

/// While another player processes souls, the viewer has no answer to give. On a phone, where the boards of others are
/// tiny, the room for it shows that player's board a second time, so that their steps can be followed.
void follow(Layout& layout, Seat seat);

/// The parts of another player's small board.
BoardLayout lay_out_small(const draw::Rect& at);

/// A board by itself, as large as it fits, after a tap to look at it closely.
BoardLayout lay_out_enlarged(const draw::Rect& at);

}  // namespace kairo::wicked::table
