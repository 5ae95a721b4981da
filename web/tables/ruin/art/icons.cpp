#include "web/tables/ruin/table.h"

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Rect;
using draw::Ui;

std::span<const draw::NamedIcon> icons() {
  static constexpr draw::NamedIcon all[] = {
      {"passage", [](Ui& ui, const Rect& at) { draw_mark(ui, at, Mark::passage); }},
      {"wall", [](Ui& ui, const Rect& at) { draw_mark(ui, at, Mark::wall); }},
      {"entrance", [](Ui& ui, const Rect& at) { draw_entrance(ui, at); }},
      {"gate", [](Ui& ui, const Rect& at) { draw_gate(ui, at); }},
      {"destination", [](Ui& ui, const Rect& at) { draw_destination(ui, at, Letter{0}, false); }},
      {"gem", [](Ui& ui, const Rect& at) { draw_gem(ui, at.centre(), at.w * 0.42F); }},
      {"explorer", [](Ui& ui, const Rect& at) { draw_explorer(ui, at.centre(), at.w * 0.42F, 0); }},
      {"next", [](Ui& ui, const Rect& at) { draw_next(ui, at); }},
      {"goal", [](Ui& ui, const Rect& at) { draw_flag(ui, at, false); }},
      {"steps",
       [](Ui& ui, const Rect& at) { draw_footprints(ui, at.centre(), at.w * 0.42F, ui.colour(draw::Ink::text)); }},
      {"rectangle", [](Ui& ui, const Rect& at) { draw_rectangle_sign(ui, at.centre(), at.w * 0.42F); }},
      {"warp", [](Ui& ui, const Rect& at) { draw_warp_sign(ui, at); }},
  };
  return all;
}

}  // namespace kairo::ruin::table
