#include "web/tables/galleria/board/light.h"

#include <algorithm>

namespace kairo::galleria::table {

namespace {

constexpr double seconds_per_card = 0.09;

/// The cell beyond a side, if a passage leads from one middle to the other.
Cell led_to(const Grid& grid, Cell cell, Sides side) {
  const Cell there = beyond(cell, side);
  const bool leads = there != no_cell && (face_at(grid, cell).through & side) != 0 &&
                     (face_at(grid, there).through & opposite(side)) != 0;
  return leads ? there : no_cell;
}

/// Calls `visit(cell, side)` for each cell to which passages lead from this one.
template <class Visit>
void for_each_way(const Grid& grid, Cell cell, Visit visit) {
  for (int i = 0; i < side_count; ++i)
    if (const Cell there = led_to(grid, cell, side_at(i)); there != no_cell) visit(there, side_at(i));
}

}  // namespace

void Light::measure(const Grid& grid) {
  joined_ = joined(grid);
  CellSet front = only_cell(middle);
  CellSet measured = front;
  distance_[middle] = 0;
  while (front != 0) {
    CellSet next = 0;
    for_each_cell(front, [&](Cell cell) {
      for_each_way(grid, cell, [&](Cell there, Sides) {
        if (has_cell(measured | next, there)) return;
        distance_[there] = static_cast<std::uint8_t>(distance_[cell] + 1);
        next |= only_cell(there);
      });
    });
    measured |= next;
    front = next;
  }
}

bool Light::may_brighten(const Grid& grid, Cell cell) const {
  bool may = cell == middle;
  for_each_way(grid, cell, [&](Cell there, Sides) {
    may = may || (distance_[there] < distance_[cell] && share_[there] >= 1 && has_cell(joined_, there));
  });
  return may;
}

bool Light::may_darken(const Grid& grid, Cell cell) const {
  bool may = true;
  for_each_way(grid, cell, [&](Cell there, Sides) {
    may = may && (distance_[there] <= distance_[cell] || share_[there] <= 0 || has_cell(joined_, there));
  });
  return may;
}

void Light::follow(const Grid& grid, std::optional<double> now) {
  if (joined_ == 0) now.reset();  // it burns since before the first time
  const double past = now && before_ ? std::max(0.0, *now - *before_) : 0;
  const auto step = static_cast<float>(past / seconds_per_card);
  before_ = now;
  measure(grid);
  const auto shares = share_;
  for (Cell cell = 0; cell < cells; ++cell) {
    const bool is_joined = has_cell(joined_, cell);
    float& share = share_[cell];
    if (!now || is_free(grid, cell))
      share = is_joined ? 1.0F : 0.0F;
    else if (is_joined && may_brighten(grid, cell))
      share = std::min(1.0F, shares[cell] + step);
    else if (!is_joined && may_darken(grid, cell))
      share = std::max(0.0F, shares[cell] - step);
  }
}

LitCard Light::on_card(const Grid& grid, Cell cell) const {
  const galleria::Face& face = face_at(grid, cell);
  const auto distance = static_cast<float>(distance_[cell]);
  // It comes to the nearer side first, then to the middle, then to the other sides.
  const auto arrived = [share = share_[cell]](float part) { return std::clamp(3 * share - part, 0.0F, 1.0F); };
  LitCard lit{.centre = {arrived(1), distance}};
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    if ((face.open() & side) == 0) continue;
    const Cell there = beyond(cell, side);
    const bool marks = (face.mark & side) != 0;
    const bool nearer = led_to(grid, cell, side) != no_cell && distance_[there] < distance_[cell];
    lit.sides[i] = {arrived(nearer ? 0.0F : 2.0F), nearer ? distance - 0.5F : distance + 0.5F};
    if (marks && meets_joined(grid, joined_, cell, side))
      lit.sides[i] = {1, static_cast<float>(distance_[there]) + 0.5F};
    if (marks && !meets_joined(grid, joined_, cell, side)) lit.sides[i] = {};
    if (marks && face.through == 0) lit.centre = lit.sides[i];
    if (there == no_cell ? room_beyond(cell, side) != no_room : (face_at(grid, there).open() & opposite(side)) != 0)
      lit.on |= side;
    if (there != no_cell && !marks && is_free(grid, there) && share_[cell] >= 1) lit.mouths |= side;
  }
  return lit;
}

}  // namespace kairo::galleria::table
