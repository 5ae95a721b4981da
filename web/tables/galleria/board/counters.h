#pragma once

#include "engine/games/galleria/view.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// The sign of power.
void draw_blade(draw::Ui& ui, const draw::Rect& at);
/// The player's power against monsters: so many blades, or a number beside one where there is no room for them.
void draw_power(draw::Ui& ui, const draw::Rect& at, int power);
/// The thing that draw_counted counts; decides the sign before the number.
enum class Counted : std::uint8_t { cards, curios, discards };
/// One of what is counted, as it lies on its pile.
void draw_face_down(draw::Ui& ui, const draw::Rect& at, Counted what);
struct Tally {
  int n = 0;
  int of = 0;  ///< the number to reach; 0: there is none
};
/// The points on the seat's curios, at the end all of its points; alone, the number of curios, of those that win.
Tally worth_of(const View& view, Seat seat);
/// Shows the number to reach, too, if there is room.
void draw_tally(draw::Ui& ui, const draw::Rect& at, Tally tally, draw::TextStyle style);
void draw_counted(draw::Ui& ui, draw::Rect at, Counted what, Tally tally, draw::Ink ink = draw::Ink::text);

}  // namespace kairo::galleria::table
