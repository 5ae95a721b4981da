#include "web/tables/ruin/map_touch.h"

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

MapTouch touch_map(draw::Ui& ui, const Grid& grid, draw::Stance stance) {
  MapTouch map;
  for (Cell cell = 0; cell < cells; ++cell) {
    const draw::Touch touch = ui.spot(grid.cell(cell), "cell." + id_of(cell), "", stance);
    if (touch.tapped) map.tapped = cell;
    if (touch.hovered || (touch.focused && map.under == no_cell)) map.under = cell;
    map.held = map.held || touch.held;
  }
  return map;
}

}  // namespace kairo::ruin::table
