#include "engine/games/ruin/pieces/map.h"

#include <algorithm>
#include <bit>

namespace kairo::ruin {

namespace {

/// The lowest bits of the longest runs of set bits; `width` becomes the length of those runs.
unsigned starts_of_longest_runs(unsigned bits, int& width) {
  for (width = 1; (bits & (bits >> 1)) != 0; ++width) bits &= bits >> 1;
  return bits;
}

}  // namespace

unsigned row_bits(CellSet set, int row) {
  const int start = row * side;
  constexpr unsigned whole_row = (1U << side) - 1;
  if (start == 0) return static_cast<unsigned>(set.low) & whole_row;
  return static_cast<unsigned>(start < 64 ? shifted_back(set, start).low : set.high >> (start - 64)) & whole_row;
}

CellSet may_become_passages(const Map& map) {
  const CellSet& full = map.passages;
  const CellSet left_of = shifted_back(full - first_column, 1);
  const CellSet right_of = shifted_forward(full - last_column, 1);
  const CellSet above = shifted_back(full, side);
  const CellSet below = shifted_forward(full, side);
  const CellSet completing =
      (above & ((left_of & shifted_back(left_of, side)) | (right_of & shifted_back(right_of, side)))) |
      (below & ((left_of & shifted_forward(left_of, side)) | (right_of & shifted_forward(right_of, side))));
  return map.blank() - completing;
}

CellSet joined(CellSet passages, CellSet from) {
  for (CellSet before; before != from;) {
    before = from;
    from |= beside(from) & passages;
  }
  return from;
}

bool meets(const Map& map, Goal goal) {
  const Cell one = letter_cell(goal_letter(goal, 0));
  const Cell other = letter_cell(goal_letter(goal, 1));
  return map.passages.has(one) && map.passages.has(other) && joined(map.passages, one).has(other);
}

bool may_be_joined(const Map& map, Cell one, Cell other) {
  const CellSet open = map.passages | may_become_passages(map);
  return open.has(one) && open.has(other) && joined(open, one).has(other);
}

bool may_still_meet(const Map& map, Goal goal) {
  return may_be_joined(map, letter_cell(goal_letter(goal, 0)), letter_cell(goal_letter(goal, 1)));
}

int passages_to_meet(Goal one, Goal other) {
  int length = 0;
  int shared = 0;
  for (const Goal goal : {one, other}) {
    const Cell a = letter_cell(goal_letter(goal, 0));
    const Cell b = letter_cell(goal_letter(goal, 1));
    length += distance(a, b) + std::min(distance(a, entrance), distance(b, entrance));
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j) {
      const Cell a = letter_cell(goal_letter(one, i));
      const Cell b = letter_cell(goal_letter(other, j));
      shared = std::max(shared, 6 - distance(a, b));
    }
  return length - shared;
}

int Reach::steps_to(Cell cell) const {
  int fewest = 0;
  while (fewest < steps && !within[fewest].has(cell)) ++fewest;
  return fewest;
}

Reach on_foot(const Map& map, Cell from, int steps) {
  Reach reach;
  reach.steps = steps;
  reach.within[0] = only_cell(from);
  for (int step = 1; step <= steps; ++step)
    reach.within[step] = reach.within[step - 1] | (beside(reach.within[step - 1]) & map.passages);
  return reach;
}

Reach with_warp(const Map& map, Cell from, int steps) {
  Reach reach;
  reach.steps = steps;
  reach.within[0] = only_cell(from);
  bool warped = false;
  for (int step = 1; step <= steps; ++step) {
    const CellSet before = reach.within[step - 1];
    reach.within[step] = before | (beside(before) & map.passages);
    // Warping from the nearest gate is best: it puts all other gates one step away, and no later warp is quicker.
    if (!warped && before.intersects(map.gates)) {
      reach.within[step] |= map.gates;
      warped = true;
    }
  }
  return reach;
}

Rectangle largest_rectangle(CellSet filled) {
  std::array<unsigned, side> bits_of_row;
  for (int row = 0; row < side; ++row) bits_of_row[row] = row_bits(filled, row);
  Rectangle best;
  for (int top = 0; top < side; ++top) {
    unsigned bits = bits_of_row[top];
    for (int rows = 1; bits != 0; ++rows) {
      int columns = 0;
      const unsigned starts = starts_of_longest_runs(bits, columns);
      if (rows * columns > best.area())
        best = {cell_at(top, std::countr_zero(starts)), static_cast<std::uint8_t>(rows),
                static_cast<std::uint8_t>(columns)};
      bits &= top + rows < side ? bits_of_row[top + rows] : 0;
    }
  }
  return best;
}

}  // namespace kairo::ruin
