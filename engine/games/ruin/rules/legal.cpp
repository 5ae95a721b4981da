#include <array>
#include <bit>

#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

// Each of these functions writes its moves to `out` and returns the end of what it wrote.

Move* list_kept_goals(GoalSet hand, Move* out) {
  for_each_in(hand, [&](Goal first) {
    for_each_in(hand & ~((set_of(first) << 1) - 1), [&](Goal second) { *out++ = {Kind::keep, first, second}; });
  });
  return out;
}

/// An orientation of a shape, with the anchors at which it may be drawn.
struct Placements {
  std::uint8_t orientation;
  CellSet anchors;
};
/// Has room for the orientations of four shapes, the most that a set-up offers at once.
using PlacementList = FixedVector<Placements, 32>;

/// Tests all anchors of an orientation at once: the cells that each square may cover are shifted back by the square's
/// offset, so that they become sets of anchors.
CellSet anchors_on(const DrawingRules& rules, const Orientation& orientation) {
  CellSet fits = orientation.anchors & rules.allowed;
  CellSet wanted = rules.wanted;
  for (int i = 1; i < orientation.size; ++i) {
    fits &= shifted_back(rules.allowed, orientation.offsets[i]);
    wanted |= shifted_back(rules.wanted, orientation.offsets[i]);
  }
  return fits & wanted;
}

PlacementList placements_on(const DrawingRules& rules) {
  PlacementList all;
  for_each_in(rules.shapes, [&](int number) {
    const auto shape = static_cast<Shape>(number);
    for (int i = first_orientation(shape); i < end_orientation(shape); ++i)
      all.push_back({static_cast<std::uint8_t>(i), anchors_on(rules, orientations[i])});
  });
  return all;
}

/// For each part of a 2 × 2 block, the blocks of which the old passages cover all the rest: a passage drawn on that
/// part completes them. A block is named by the cell `block_margin` behind its top left cell.
class AlmostBlocks {
 public:
  explicit AlmostBlocks(CellSet old_passages) {
    std::array<CellSet, 4> old;
    old[0] = old_passages & top_left_cells;
    for (int part = 1; part < 4; ++part)
      old[part] = shifted_back(old_passages, tables::block_offsets[part]) & top_left_cells;
    for (int drawn = 1; drawn < tables::block_parts; ++drawn) {
      CellSet rest = top_left_cells;
      for (int part = 0; part < 4; ++part)
        if ((drawn >> part & 1) == 0) rest &= old[part];
      completed_by_[drawn] = shifted_forward(rest, tables::block_margin);
    }
  }

  /// The anchors at which this orientation completes a block.
  [[nodiscard]] CellSet completed_from(int orientation) const {
    const tables::CoveredBlocks& touched = tables::blocks_by_orientation[orientation];
    CellSet anchors;
    for (int i = 0; i < touched.count; ++i) {
      const CellSet blocks = completed_by_[touched.blocks[i].covered];
      const int shift = touched.blocks[i].shift;
      anchors |= {(blocks.low >> shift) | (blocks.high << 1 << (63 - shift)), blocks.high >> shift};
    }
    return anchors;
  }

 private:
  /// The last row and column have no blocks, so that none wraps around an edge of the map.
  static constexpr CellSet top_left_cells = shifted_back(whole_map, side) - last_column;

  std::array<CellSet, tables::block_parts> completed_by_{};
};

/// Keeps only those placements at which passages complete no 2 × 2 block.
PlacementList without_blocks(PlacementList all, CellSet old_passages) {
  const AlmostBlocks almost(old_passages);
  for (Placements& placements : all)
    placements.anchors = placements.anchors - almost.completed_from(placements.orientation);
  return all;
}

/// Writes every drawing and lets the next one overwrite it if it is not allowed, which is cheaper than a branch
/// that the processor cannot predict. So the list needs room for one move more than it ends up with; drawing
/// phases have that. `word` is half of each set of anchors; `first` is the cell of its lowest bit.
template <std::uint64_t CellSet::*word>
Move* list_half(Mark mark, const PlacementList& all, int first, Move* out) {
  std::uint64_t anchors = 0;
  for (const Placements& placements : all) anchors |= placements.anchors.*word;
  for (; anchors != 0; anchors &= anchors - 1) {
    const int bit = std::countr_zero(anchors);
    const auto anchor = static_cast<Cell>(first + bit);
    for (const Placements& placements : all) {
      *out = {Kind::draw, static_cast<std::uint8_t>(mark), anchor, placements.orientation};
      out += placements.anchors.*word >> bit & 1;
    }
  }
  return out;
}

Move* list_placements(Mark mark, const PlacementList& all, Move* out) {
  out = list_half<&CellSet::low>(mark, all, 0, out);
  return list_half<&CellSet::high>(mark, all, 64, out);
}

Move* list_drawings(const DrawingRules& rules, Move* out) {
  const PlacementList all = placements_on(rules);
  if (rules.passages) out = list_placements(Mark::passage, without_blocks(all, rules.old_passages), out);
  if (rules.walls) out = list_placements(Mark::wall, all, out);
  return out;
}

Move* list_singles(const Map& map, Move* out) {
  for_each_cell(beside(map.filled()) & map.blank(), [&](Cell cell) { *out++ = {Kind::single, cell}; });
  return out;
}

Move* list_extras(const Map& map, Move* out) {
  const CellSet candidates = beside(map.filled()) & map.blank();
  for_each_cell(candidates, [&](Cell cell) {
    if (!has_block(map.passages | only_cell(cell))) *out++ = {Kind::extra, index(Mark::passage), cell};
  });
  for_each_cell(candidates, [&](Cell cell) { *out++ = {Kind::extra, index(Mark::wall), cell}; });
  return out;
}

Move* list_goals_to_spend(GoalSet goals, Move* out) {
  for_each_in(goals, [&](Goal goal) { *out++ = {Kind::spend, goal}; });
  return out;
}

Move* list_stops(Kind kind, CellSet cells, Move* out) {
  for_each_cell(cells, [&](Cell cell) { *out++ = {kind, cell}; });
  return out;
}

Move* list_leaving(const State& state, CellSet cells, Move* out) {
  if (state.half + 1 == halves && cells.has(entrance)) *out++ = {Kind::leave};
  return out;
}

Move* list_walks(const State& state, GoalSet goals, Move* out) {
  const Stops reached = reachable_stops(state);
  if (!reached.by_warp.empty()) out = list_goals_to_spend(goals, out);
  out = list_stops(Kind::walk, reached.on_foot, out);
  return list_leaving(state, reached.on_foot, out);
}

Move* list_warps(const State& state, Move* out) {
  const Stops reached = reachable_stops(state);
  out = list_stops(Kind::warp, reached.by_warp, out);
  return list_leaving(state, reached.by_warp, out);
}

Move* list_moves(const State& state, Move* out) {
  if (state.phase == Phase::over) return out;
  const Board& board = state.boards[state.asked];
  const Plan& plan = state.plans[state.asked];
  const GoalSet goals = unspent(state.holdings[state.asked], plan);
  switch (state.phase) {
    case Phase::keep: return list_kept_goals(goals, out);
    case Phase::prepare: return list_drawings(drawing_rules(state), out);
    case Phase::draw: return list_singles(board.map, list_drawings(drawing_rules(state), out));
    case Phase::offer:
      out = list_goals_to_spend(goals, out);
      *out++ = {Kind::pass};
      return out;
    case Phase::extra: return list_extras(drafted(board, plan), out);
    case Phase::walk: return list_walks(state, goals, out);
    case Phase::warp: return list_warps(state, out);
    case Phase::over: break;
  }
  return out;
}

}  // namespace

void legal(const State& state, State::MoveList& moves) { moves.end_at(list_moves(state, moves.begin())); }

}  // namespace kairo::ruin
