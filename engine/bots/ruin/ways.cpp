#include "engine/bots/ruin/ways.h"

namespace kairo::ruin::bot {

Ways ways_from(const Map& map, Cell start) {
  const CellSet blank = map.blank();
  Ways ways;
  CellSet reached;
  if (map.passages.has(start)) reached = joined(map.passages, start);
  ways.within[0] = reached;
  for (int fill = 1; fill < far_away; ++fill) {
    const CellSet entered = reached.empty() ? only_cell(start) & blank : beside(reached) & blank;
    reached = joined(map.passages, reached | entered);
    ways.within[fill] = reached;
  }
  return ways;
}

CellSet to_fill_between(const Map& map, const Ways& from, const Ways& target, int fill) {
  // A cell on a shortest way is the n-th to fill from one end and the (fill − n + 1)-th from the other.
  CellSet found;
  for (int n = 1; n <= fill && fill < far_away; ++n) found |= from.within[n] & target.within[fill - n + 1];
  return found & map.blank();
}

}  // namespace kairo::ruin::bot
