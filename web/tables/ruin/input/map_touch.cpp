#include "web/tables/ruin/input/map_touch.h"

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

MapTouch touch_map(draw::Ui& ui, const MapGrid& grid, draw::WidgetState stance) {
  MapTouch map;
  for (Cell cell = 0; cell < cells; ++cell) {
    const draw::Touch touch = ui.hit_target(grid.cell(cell), "cell." + cell_id(cell), "", stance);
    if (touch.tapped) map.tapped = cell;
    if (touch.hovered || (touch.focused && map.under == no_cell)) map.under = cell;
    map.held = map.held || touch.held;
  }
  return map;
}

}  // namespace kairo::ruin::table
