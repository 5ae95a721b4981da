#include "engine/bots/ruin/distances.h"

namespace kairo::ruin::bot {

Distances distances_from(const Map& map, Cell start) {
  const CellSet blank = may_become_passages(map);
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

int fill_between(const Map& map, Cell start, Cell target) {
  const CellSet blank = may_become_passages(map);
  const bool on_passage = map.passages.has(start);
  if (const CellSet open = map.passages | blank; !open.has(start) || !open.has(target)) return far_away;
  CellSet reached = joined(map.passages, only_cell(start));
  for (int fill = on_passage ? 0 : 1; fill < far_away; ++fill) {
    if (reached.has(target)) return fill;
    const CellSet more = joined(map.passages, reached | (beside(reached) & blank));
    if (more == reached) break;
    reached = more;
  }
  return far_away;
}

CellSet cells_to_fill_between(const Map& map, const Distances& from, const Distances& target, int fill) {
  // A cell of a shortest connection is the n-th to fill from one end and the (fill − n + 1)-th from the other.
  CellSet found;
  for (int n = 1; n <= fill && fill < far_away; ++n) found |= from.within[n] & target.within[fill - n + 1];
  return found & map.blank();
}

}  // namespace kairo::ruin::bot
