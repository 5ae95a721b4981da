#include "web/tables/ruin/board/path.h"

#include <algorithm>
#include <array>

namespace kairo::ruin::table {

namespace {

/// The squares one step away, including other gates if a warp is left.
CellSet neighbours(const Map& map, Cell cell, bool warp) {
  CellSet next = beside(only_cell(cell)) & map.passages;
  if (warp && map.gates.has(cell)) next |= map.gates - only_cell(cell);
  return next;
}

}  // namespace

std::vector<Cell> shortest_path(const Map& map, Cell from, Cell to, bool warp) {
  // Breadth-first search over (square, warp left).
  struct Place {
    Cell cell;
    bool may_warp;
    int before;
  };
  std::vector<Place> places{{from, warp, -1}};
  std::array<CellSet, 2> seen{only_cell(from), only_cell(from)};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Place here = places[i];
    if (here.cell == to) {
      std::vector<Cell> way;
      for (int at = static_cast<int>(i); at >= 0; at = places[static_cast<std::size_t>(at)].before)
        way.push_back(places[static_cast<std::size_t>(at)].cell);
      std::ranges::reverse(way);
      return way;
    }
    const CellSet on_foot = beside(only_cell(here.cell)) & map.passages;
    for_each_cell(neighbours(map, here.cell, here.may_warp), [&](Cell next) {
      const bool may_warp = here.may_warp && on_foot.has(next);
      CellSet& known = seen[may_warp ? 1 : 0];
      if (known.has(next)) return;
      known |= only_cell(next);
      places.push_back({next, may_warp, static_cast<int>(i)});
    });
  }
  return {};
}

}  // namespace kairo::ruin::table
