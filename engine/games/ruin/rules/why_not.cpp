#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

/// Whether a move of this kind answers the question of this phase.
bool is_asked(Phase phase, Kind kind) {
  switch (kind) {
    case Kind::keep: return phase == Phase::keep;
    case Kind::draw: return phase == Phase::prepare || phase == Phase::draw;
    case Kind::single: return phase == Phase::draw;
    case Kind::spend: return phase == Phase::offer || phase == Phase::walk;
    case Kind::pass: return phase == Phase::offer;
    case Kind::extra: return phase == Phase::extra;
    case Kind::walk: return phase == Phase::walk;
    case Kind::warp: return phase == Phase::warp;
    case Kind::leave: return phase == Phase::walk || phase == Phase::warp;
  }
  return false;
}

/// Whether the move's numbers are in bounds and unused ones are 0.
bool is_well_formed(Move move) {
  switch (move.kind) {
    case Kind::keep: return move.a < move.b && move.b < goal_cards && move.c == 0;
    case Kind::draw: return move.a < marks && move.c < orientations.size() && orientations[move.c].anchors.has(move.b);
    case Kind::single:
    case Kind::walk:
    case Kind::warp: return move.a < cells && move.b == 0 && move.c == 0;
    case Kind::spend: return move.a < goal_cards && move.b == 0 && move.c == 0;
    case Kind::extra: return move.a < marks && move.b < cells && move.c == 0;
    case Kind::pass:
    case Kind::leave: return move.a == 0 && move.b == 0 && move.c == 0;
  }
  return false;
}

Refusal refuse_cell(const Map& map, Mark mark, Cell cell) {
  if (!map.blank().has(cell)) return Refusal::occupied;
  if (!beside(map.filled()).has(cell)) return Refusal::touches_nothing;
  if (mark == Mark::passage && has_block(map.passages | only_cell(cell))) return Refusal::block_of_passages;
  return Refusal::none;
}

Refusal refuse_drawing(const State& state, Move move) {
  const DrawingRules rules = drawing_rules(state);
  const bool passages = move.a == index(Mark::passage);
  if (passages ? !rules.passages : !rules.walls) return Refusal::wrong_mark;
  if (!in_set(rules.shapes, index(orientations[move.c].shape))) return Refusal::wrong_shape;
  const CellSet drawn = drawn_cells(move);
  if (!rules.allowed.contains(drawn)) return Refusal::occupied;
  if (!rules.wanted.intersects(drawn)) return rules.unwanted;
  if (passages && has_block(rules.old_passages | drawn)) return Refusal::block_of_passages;
  return Refusal::none;
}

Refusal refuse_spending(const State& state, Goal goal) {
  const Seat seat = state.asked;
  if (!in_set(unspent(state.holdings[seat], state.plans[seat]), goal)) return Refusal::not_in_hand;
  if (state.phase == Phase::walk && reachable_stops(state).by_warp.empty()) return Refusal::warp_of_no_use;
  return Refusal::none;
}

Refusal refuse_stop(const State& state, Cell cell) {
  const Stops reached = reachable_stops(state);
  if (state.phase == Phase::walk) return reached.on_foot.has(cell) ? Refusal::none : Refusal::too_far;
  if (reached.on_foot.has(cell)) return Refusal::reached_on_foot;
  return reached.by_warp.has(cell) ? Refusal::none : Refusal::too_far;
}

Refusal refuse_leaving(const State& state) {
  if (state.half + 1 < halves) return Refusal::not_yet;
  const Refusal reason = refuse_stop(state, entrance);
  return reason == Refusal::too_far ? Refusal::entrance_too_far : reason;
}

}  // namespace

Refusal why_not(const State& state, Move move) {
  if (state.phase == Phase::over) return Refusal::game_over;
  if (move.kind > Kind::leave) return Refusal::no_such_thing;
  if (!is_asked(state.phase, move.kind)) return Refusal::not_asked;
  if (!is_well_formed(move)) return Refusal::no_such_thing;
  const Seat seat = state.asked;
  const Plan& plan = state.plans[seat];
  switch (move.kind) {
    case Kind::keep: {
      const GoalSet hand = state.holdings[seat].hand;
      return in_set(hand, move.a) && in_set(hand, move.b) ? Refusal::none : Refusal::not_in_hand;
    }
    case Kind::draw: return refuse_drawing(state, move);
    case Kind::single: return refuse_cell(state.boards[seat].map, Mark::wall, move.a);
    case Kind::spend: return refuse_spending(state, move.a);
    case Kind::pass: return Refusal::none;
    case Kind::extra: return refuse_cell(drafted(state.boards[seat], plan), static_cast<Mark>(move.a), move.b);
    case Kind::walk:
    case Kind::warp: return refuse_stop(state, move.a);
    case Kind::leave: return refuse_leaving(state);
  }
  return Refusal::no_such_thing;
}

}  // namespace kairo::ruin
