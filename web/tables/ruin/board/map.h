#pragma once

#include "web/draw/kept_drawing.h"
#include "web/tables/ruin/board/map_grid.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// All that the ink of a map depends on: what it shows, where, and two colours that tell the themes apart.
struct MapKey {
  Inked inked;
  float x = 0;
  float y = 0;
  float unit = 0;
  ImU32 ink = 0;
  ImU32 paper = 0;
  friend bool operator==(const MapKey&, const MapKey&) = default;
};
using KeptMap = draw::KeptDrawing<MapKey>;

/// Draws a map in ink on squared paper, and what is only planned in pencil. `kept` is that map's own; true if it had to
/// be made anew.
bool draw_map(draw::Ui& ui, const MapGrid& grid, const MapPicture& picture, KeptMap& kept);
/// A small map without letters.
void draw_map_small(draw::Ui& ui, const draw::Rect& at, const MapPicture& picture, KeptMap& kept);
/// The place where the area of a counted rectangle is written: as near to its middle as there are two squares without
/// letters. Empty if there is none.
draw::Rect counted_badge(const MapGrid& grid, const Rectangle& rectangle);
/// A planned walk: a red line from square to square.
void draw_steps(draw::Ui& ui, const MapGrid& grid, const std::vector<Cell>& way);

}  // namespace kairo::ruin::table
