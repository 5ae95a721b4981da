#include "web/tables/galleria/board/maze_layout.h"

namespace kairo::galleria::table {

using draw::Rect;

namespace {

constexpr float room_depth = 0.42F;  // depth of a room as a share of a cell

}  // namespace

MazeLayout::MazeLayout(const Rect& at) : whole_(at.fit(1)) {
  const float unit = whole_.w / (static_cast<float>(width) + 2 * room_depth);
  squares_ = whole_.inset(unit * room_depth);
}

Rect MazeLayout::cell(int cell) const {
  const float size = unit();
  return {squares_.x + static_cast<float>(column_of(cell)) * size, squares_.y + static_cast<float>(row_of(cell)) * size,
          size, size};
}

Rect MazeLayout::room(int room) const {
  const RoomPlace& place = room_places[static_cast<std::size_t>(room)];
  const Rect beside = cell(place.cell);
  const float deep = unit() * room_depth;
  switch (place.side) {
    case north: return {beside.x, beside.y - deep, beside.w, deep};
    case south: return {beside.x, beside.bottom(), beside.w, deep};
    case west: return {beside.x - deep, beside.y, deep, beside.h};
    default: return {beside.right(), beside.y, deep, beside.h};
  }
}

Rect MazeLayout::lintel() const {
  const float size = unit();
  return {squares_.x + 2 * size, whole_.y, squares_.w - 4 * size, squares_.y - whole_.y};
}

}  // namespace kairo::galleria::table
