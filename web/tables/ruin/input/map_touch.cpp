#include "web/tables/ruin/input/map_touch.h"

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Rect;

MapTouch touch_map(draw::Ui& ui, const MapGrid& grid, draw::WidgetState stance,
                   const std::function<draw::What(Cell)>& what_is) {
  MapTouch map;
  for (Cell cell = 0; cell < cells; ++cell) {
    const Rect at = grid.cell(cell);
    const std::string id = "cell." + cell_id(cell);
    const draw::Touch touch =
        what_is ? ui.hit_target(at, id, what_is(cell), stance) : ui.hit_target(at, id, "", stance);
    if (touch.tapped) map.tapped = cell;
    if (touch.hovered || (touch.focused && map.under == no_cell)) map.under = cell;
    map.held = map.held || touch.held;
  }
  return map;
}

}  // namespace kairo::ruin::table
