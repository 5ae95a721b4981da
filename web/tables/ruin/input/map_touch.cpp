#include "web/tables/ruin/input/map_touch.h"

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Rect;

MapTouch touch_map(draw::Ui& ui, const MapGrid& grid, draw::WidgetState state,
                   const std::function<draw::Explanation(Cell)>& explanation_of) {
  MapTouch map;
  for (Cell cell = 0; cell < cells; ++cell) {
    const Rect at = grid.cell(cell);
    const std::string id = "cell." + cell_id(cell);
    const draw::Touch touch =
        explanation_of ? ui.hit_target(at, id, explanation_of(cell), state) : ui.hit_target(at, id, "", state);
    if (touch.tapped) map.tapped = cell;
    if (touch.hovered || (touch.focused && map.under == no_cell)) map.under = cell;
    map.held = map.held || touch.held;
  }
  return map;
}

}  // namespace kairo::ruin::table
