#include "engine/games/ruin/flow.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

CellSet& layer(Map& map, int mark) { return mark == index(Mark::passage) ? map.passages : map.walls; }

void draw_on(Map& map, Move move) {
  if (move.kind == Kind::draw) layer(map, move.a) |= drawn_cells(move);
  if (move.kind == Kind::single) map.walls |= only_cell(move.a);
  if (move.kind == Kind::extra) layer(map, move.a) |= only_cell(move.b);
}

/// In the set-up: some cards drawn as passages, then the others as walls.
Ground first_ground(const State& state) {
  const Plan& plan = state.plans[state.asked];
  const Map map = drafted(state.boards[state.asked], plan);
  const bool passages = static_cast<int>(plan.size()) < first_passages(state.players);
  Ground ground{.passages = passages, .walls = !passages, .joins = map.passages};
  for_each_in(undrawn(state.dealt[state.asked], plan),
              [&](Card card) { ground.shapes |= set_of(index(search_cards[card].shape)); });
  if (plan.empty()) {
    ground.wanted = only_cell(entrance);
    ground.allowed = map.blank() | ground.wanted;
    ground.unwanted = Refusal::misses_entrance;
  } else {
    ground.allowed = map.blank();
    ground.wanted = beside(map.passages);
    ground.unwanted = Refusal::touches_no_passage;
  }
  return ground;
}

}  // namespace

CellSet drawn_cells(Move drawing) { return orientations[drawing.c].at(drawing.b); }

bool find_drawing(Mark mark, CellSet shape, Move& drawing) {
  if (shape.empty()) return false;
  const Cell anchor = shape.first();
  for (std::size_t i = 0; i < orientations.size(); ++i) {
    if (!orientations[i].anchors.has(anchor) || orientations[i].at(anchor) != shape) continue;
    drawing = {Kind::draw, static_cast<std::uint8_t>(mark), anchor, static_cast<std::uint8_t>(i)};
    return true;
  }
  return false;
}

Map drafted(const Board& board, const Plan& plan) {
  Map map = board.map;
  for (const Move step : plan) draw_on(map, step);
  return map;
}

GoalSet unspent(const Holding& holding, const Plan& plan) {
  GoalSet left = holding.hand;
  for (const Move step : plan)
    if (step.kind == Kind::spend) left &= ~set_of(step.a);
  return left;
}

LetterSet undrawn(LetterSet dealt, const Plan& plan) {
  for (const Move step : plan) {
    for (LetterSet left = dealt; left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      if (search_cards[card].shape != orientations[step.c].shape) continue;
      dealt &= ~set_of(card);
      break;
    }
  }
  return dealt;
}

bool add_step(State& state, Move move) {
  const Seat seat = state.asked;
  Plan& plan = state.plans[seat];
  plan.push_back(move);
  switch (move.kind) {
    case Kind::draw:
    case Kind::single: {
      if (state.phase == Phase::prepare) return static_cast<int>(plan.size()) == search_dealt(state.players);
      const bool has_special =
          unspent(state.holdings[seat], plan) != 0 && !drafted(state.boards[seat], plan).blank().empty();
      state.phase = has_special ? Phase::offer : Phase::walk;
      return false;
    }
    case Kind::spend: state.phase = state.phase == Phase::offer ? Phase::extra : Phase::warp; return false;
    case Kind::pass:
    case Kind::extra: state.phase = Phase::walk; return false;
    default: return true;
  }
}

Ground ground(const State& state) {
  if (state.phase == Phase::prepare) return first_ground(state);
  const Map& map = state.boards[state.asked].map;
  return {.shapes = set_of(index(round_card(state).shape)),
          .allowed = map.blank(),
          .wanted = beside(map.filled()),
          .joins = map.passages};
}

Stops stops(const State& state) {
  const Board& board = state.boards[state.asked];
  const Plan& plan = state.plans[state.asked];
  const Map map = drafted(board, plan);
  const int steps = round_card(state).steps;
  const CellSet walked = on_foot(map, board.explorer, steps).stops();
  const bool can_pay = state.phase == Phase::warp || unspent(state.holdings[state.asked], plan) != 0;
  return {walked, can_pay ? with_warp(map, board.explorer, steps).stops() - walked : CellSet{}};
}

}  // namespace kairo::ruin
