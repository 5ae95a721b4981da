#include "web/tables/ruin/board/map_grid.h"

#include <algorithm>

namespace kairo::ruin::table {

using draw::Rect;

namespace {

constexpr float room_for_names = 300;
constexpr float room_around = 480;  // a smaller sheet has a margin for names, but none on the other sides

}  // namespace

MapGrid::MapGrid(const Rect& at) : sheet_(at.fit(1)), named_(sheet_.w >= room_for_names) {
  const float edge = std::clamp(sheet_.w * 0.012F, 1.5F, 6.0F);
  const float first = !named_ ? edge : sheet_.w < room_around ? 18 : 22;
  const float last = sheet_.w < room_around ? edge : first;
  squares_ = {sheet_.x + first, sheet_.y + first, sheet_.w - first - last, sheet_.h - first - last};
}

Rect MapGrid::block(const Rectangle& rectangle) const {
  const Rect corner = cell(rectangle.corner);
  return {corner.x, corner.y, unit() * static_cast<float>(rectangle.columns),
          unit() * static_cast<float>(rectangle.rows)};
}

Rect MapGrid::around(CellSet cells) const {
  int top = side;
  int bottom = 0;
  int left = side;
  int right = 0;
  for_each_cell(cells, [&](Cell cell) {
    top = std::min(top, row_of(cell));
    bottom = std::max(bottom, row_of(cell));
    left = std::min(left, column_of(cell));
    right = std::max(right, column_of(cell));
  });
  return block(
      {cell_at(top, left), static_cast<std::uint8_t>(bottom - top + 1), static_cast<std::uint8_t>(right - left + 1)});
}

}  // namespace kairo::ruin::table
