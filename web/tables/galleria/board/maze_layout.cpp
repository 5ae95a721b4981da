#include "web/tables/galleria/board/maze_layout.h"

namespace kairo::galleria::table {

using draw::Rect;

namespace {

/// Depth of a room as a share of a cell: where the maze is small, its ways need the room more.
float room_depth(float side) {
  constexpr float large = 480;
  return side >= large ? 0.62F : 0.5F;
}

}  // namespace

MazeLayout::MazeLayout(const Rect& at) : whole_(at.fit(1)) {
  constexpr float least = 300;  // a smaller maze has its coordinates in the wall
  if (whole_.w >= least) {
    gutter_ = draw::type::small + 2;
    whole_ = Rect{at.x + gutter_, at.y, at.w - gutter_, at.h - gutter_}.fit(1);
  }
  const float deep = room_depth(whole_.w);
  squares_ = whole_.inset(whole_.w / (static_cast<float>(width) + 2 * deep) * deep);
}

Rect MazeLayout::cell(int cell) const {
  const float size = unit();
  return {squares_.x + static_cast<float>(column_of(cell)) * size, squares_.y + static_cast<float>(row_of(cell)) * size,
          size, size};
}

Rect MazeLayout::room(int room) const {
  const RoomPlace& place = room_places[static_cast<std::size_t>(room)];
  const Rect beside = cell(place.cell);
  const float deep = squares_.x - whole_.x;
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
