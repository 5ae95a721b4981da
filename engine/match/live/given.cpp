#include "engine/match/live/given.h"

#include <algorithm>

namespace kairo::live {

namespace {

std::strong_ordering order_of_parts(const Part& a, const Part& b) {
  if (a.retaken != b.retaken) return a.retaken <=> b.retaken;
  if (a.move.has_value() != b.move.has_value()) return a.move.has_value() <=> b.move.has_value();
  return a.move ? a.move->bits <=> b.move->bits : std::strong_ordering::equal;
}

}  // namespace

std::strong_ordering order(const Given& a, const Given& b) {
  return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end(), order_of_parts);
}

Given with_moves(Given before, std::span<const AnyMove> moves) {
  std::size_t same = 0;
  while (same < moves.size() && same < before.size() && before[same].move == moves[same]) ++same;
  if (same == moves.size()) return before;
  Part first{.retaken = 0, .move = moves[same]};
  if (same < before.size()) first.retaken = before[same].retaken + (before[same].move ? 1 : 0);
  before.resize(same);
  before.push_back(first);
  for (const AnyMove move : moves.subspan(same + 1)) before.push_back({.retaken = 0, .move = move});
  return before;
}

Given taken_back(Given before, std::size_t place) {
  const std::uint32_t retaken = place < before.size() ? before[place].retaken : 0;
  before.resize(std::min(place, before.size()));
  before.push_back({.retaken = retaken + 1, .move = std::nullopt});
  return before;
}

bool is_active(const Given& given) { return !given.empty() && given.front().move; }

std::vector<AnyMove> moves_of(const Given& given) {
  std::vector<AnyMove> moves;
  for (const Part& part : given)
    if (part.move) moves.push_back(*part.move);
  return moves;
}

}  // namespace kairo::live
