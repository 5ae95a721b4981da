#include "engine/bots/ruin/distances.h"

namespace kairo::ruin::bot {

Distances distances_from(const Map& map, Cell start) {
  const CellSet blank = map.blank();
  Distances distances;
  CellSet reached;
  if (map.passages.has(start)) reached = joined(map.passages, start);
  distances.within[0] = reached;
  for (int fill = 1; fill < far_away; ++fill) {
    const CellSet entered = reached.empty() ? only_cell(start) & blank : beside(reached) & blank;
    reached = joined(map.passages, reached | entered);
    distances.within[fill] = reached;
  }
  return distances;
}

CellSet cells_to_fill_between(const Map& map, const Distances& from, const Distances& target, int fill) {
  // A cell of a shortest connection is the n-th to fill from one end and the (fill − n + 1)-th from the other.
  CellSet found;
  for (int n = 1; n <= fill && fill < far_away; ++n) found |= from.within[n] & target.within[fill - n + 1];
  return found & map.blank();
}

}  // namespace kairo::ruin::bot
