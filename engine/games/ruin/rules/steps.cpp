#include "engine/games/ruin/rules/steps.h"

#include "engine/games/ruin/rules.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

/// In the set-up some of the cards are drawn as passages first, then the others as walls.
DrawingRules set_up_drawing_rules(const State& state) {
  const Plan& plan = state.plans[state.asked];
  const Map map = drafted(state.boards[state.asked], plan);
  const bool passages = static_cast<int>(plan.size()) < first_passages(state.players);
  DrawingRules rules{.passages = passages, .walls = !passages, .old_passages = map.passages};
  for_each_in(undrawn(state.dealt[state.asked], plan),
              [&](Card card) { rules.shapes |= set_of(index(search_cards[card].shape)); });
  if (plan.empty()) {
    rules.wanted = only_cell(entrance);
    rules.allowed = map.blank() | rules.wanted;
    rules.unwanted = Refusal::misses_entrance;
  } else {
    rules.allowed = map.blank();
    rules.wanted = beside(map.passages);
    rules.unwanted = Refusal::touches_no_passage;
  }
  return rules;
}

}  // namespace

bool add_to_plan(State& state, Move move) {
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
    case Kind::walk:
    case Kind::warp:
    case Kind::leave:
    case Kind::keep: break;
  }
  return true;
}

DrawingRules drawing_rules(const State& state) {
  if (state.phase == Phase::prepare) return set_up_drawing_rules(state);
  const Map& map = state.boards[state.asked].map;
  return {.shapes = set_of(index(round_card(state).shape)),
          .allowed = map.blank(),
          .wanted = beside(map.filled()),
          .old_passages = map.passages,
          .unwanted = Refusal::touches_nothing};
}

Stops reachable_stops(const State& state) {
  const Board& board = state.boards[state.asked];
  const Plan& plan = state.plans[state.asked];
  const Map map = drafted(board, plan);
  const int steps = round_card(state).steps;
  const CellSet walked = on_foot(map, board.explorer, steps).stops();
  const bool can_pay = state.phase == Phase::warp || unspent(state.holdings[state.asked], plan) != 0;
  return {walked, can_pay ? with_warp(map, board.explorer, steps).stops() - walked : CellSet{}};
}

}  // namespace kairo::ruin
