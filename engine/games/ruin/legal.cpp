#include "engine/games/ruin/flow.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

// Each lister writes its moves from `out` on and returns where they end.

Move* list_kept_goals(GoalSet hand, Move* out) {
  for_each_in(hand, [&](Goal first) {
    for_each_in(hand & ~((set_of(first) << 1) - 1), [&](Goal second) { *out++ = {Kind::keep, first, second}; });
  });
  return out;
}

/// An orientation and where its anchor may be.
struct Places {
  std::uint8_t orientation;
  CellSet anchors;
};
/// Room for the orientations of four shapes, the most that a set-up asks for.
using AllPlaces = FixedVector<Places, 32>;

/// Finds all places of an orientation at once: a set of anchors, moved back from the cells that each square may cover.
CellSet anchors_on(const Ground& ground, const Orientation& orientation) {
  CellSet fits = orientation.anchors & ground.allowed;
  CellSet wanted = ground.wanted;
  for (int i = 1; i < orientation.size; ++i) {
    fits &= moved_back(ground.allowed, orientation.offsets[i]);
    wanted |= moved_back(ground.wanted, orientation.offsets[i]);
  }
  return fits & wanted;
}

AllPlaces places_on(const Ground& ground) {
  AllPlaces all;
  for_each_in(ground.shapes, [&](int number) {
    const auto shape = static_cast<Shape>(number);
    for (int i = first_orientation(shape); i < end_orientation(shape); ++i)
      all.push_back({static_cast<std::uint8_t>(i), anchors_on(ground, orientations[i])});
  });
  return all;
}

/// Only those places at which passages complete no 2 × 2 block.
AllPlaces without_blocks(AllPlaces all, CellSet joins) {
  for (Places& places : all) {
    const Orientation& orientation = orientations[places.orientation];
    for_each_cell(places.anchors, [&](Cell anchor) {
      if (has_block(joins | orientation.at(anchor))) places.anchors = places.anchors - only_cell(anchor);
    });
  }
  return all;
}

/// Every drawing is written, and overwritten by the next when it has no place: cheaper than a branch that nobody can
/// foresee. So a list needs room for one more than it holds, which a drawing step always has.
Move* list_places(Mark mark, const AllPlaces& all, Move* out) {
  CellSet anchors;
  for (const Places& places : all) anchors |= places.anchors;
  for_each_cell(anchors, [&](Cell anchor) {
    for (const Places& places : all) {
      *out = {Kind::draw, static_cast<std::uint8_t>(mark), anchor, places.orientation};
      out += places.anchors.has(anchor) ? 1 : 0;
    }
  });
  return out;
}

Move* list_drawings(const Ground& ground, Move* out) {
  const AllPlaces all = places_on(ground);
  if (ground.passages) out = list_places(Mark::passage, without_blocks(all, ground.joins), out);
  if (ground.walls) out = list_places(Mark::wall, all, out);
  return out;
}

Move* list_singles(const Map& map, Move* out) {
  for_each_cell(beside(map.filled()) & map.blank(), [&](Cell cell) { *out++ = {Kind::single, cell}; });
  return out;
}

Move* list_extras(const Map& map, Move* out) {
  const CellSet places = beside(map.filled()) & map.blank();
  for_each_cell(places, [&](Cell cell) {
    if (!has_block(map.passages | only_cell(cell))) *out++ = {Kind::extra, index(Mark::passage), cell};
  });
  for_each_cell(places, [&](Cell cell) { *out++ = {Kind::extra, index(Mark::wall), cell}; });
  return out;
}

Move* list_spendings(GoalSet goals, Move* out) {
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
  const Stops reached = stops(state);
  if (!reached.by_warp.empty()) out = list_spendings(goals, out);
  out = list_stops(Kind::walk, reached.on_foot, out);
  return list_leaving(state, reached.on_foot, out);
}

Move* list_warps(const State& state, Move* out) {
  const Stops reached = stops(state);
  out = list_stops(Kind::warp, reached.by_warp, out);
  return list_leaving(state, reached.by_warp, out);
}

Move* list_answers(const State& state, Move* out) {
  if (state.phase == Phase::over) return out;
  const Board& board = state.boards[state.asked];
  const Plan& plan = state.plans[state.asked];
  const GoalSet goals = unspent(state.holdings[state.asked], plan);
  switch (state.phase) {
    case Phase::keep: return list_kept_goals(goals, out);
    case Phase::prepare: return list_drawings(ground(state), out);
    case Phase::draw: return list_singles(board.map, list_drawings(ground(state), out));
    case Phase::offer:
      out = list_spendings(goals, out);
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

void legal(const State& state, State::MoveList& moves) { moves.end_at(list_answers(state, moves.begin())); }

}  // namespace kairo::ruin
