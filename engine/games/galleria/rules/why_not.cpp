#include <algorithm>

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/placing.h"
#include "engine/games/galleria/rules/reactions.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

bool is_own_turn(Phase phase) { return phase == Phase::use || phase == Phase::place; }

/// Whether a move of this kind answers the open question.
bool is_asked(const Table& table, Kind kind) {
  const Phase phase = table.phase;
  switch (kind) {
    case Kind::place:
    case Kind::end: return is_own_turn(phase);
    case Kind::ask: return is_own_turn(phase) && !is_alone(table);
    case Kind::skill: return is_own_turn(phase);
    case Kind::facet: return is_own_turn(phase) || phase == Phase::answer || phase == Phase::recall;
    case Kind::curio: return (is_own_turn(phase) || phase == Phase::answer) && !is_alone(table);
    case Kind::trap: return phase == Phase::answer;
    case Kind::pass: return phase == Phase::answer || phase == Phase::recall;
    case Kind::discard: return phase == Phase::pay || phase == Phase::discard;
    case Kind::go_on:
    case Kind::step_back: return phase == Phase::press_on;
    case Kind::remove: return phase == Phase::remove;
    case Kind::choose: return phase == Phase::choose;
    case Kind::pass_on: return phase == Phase::pass_on;
    case Kind::peek: return phase == Phase::peek;
    case Kind::take: return phase == Phase::take;
  }
  return false;
}

bool is_number_below(int bound, Move move) { return move.a < bound && move.b == 0 && move.c == 0; }

/// Whether the move's numbers are in bounds and unused ones are 0.
bool is_well_formed(Move move) {
  switch (move.kind) {
    case Kind::place: return is_well_formed(Placement{move.a, move.b, move.c});
    case Kind::skill: return is_skill(move.a) && move.b < target_bound(skill_of(move.a).effect.target) && move.c == 0;
    case Kind::trap: return is_trap(move.a) && move.b < target_bound(trap_of(move.a).effect.target) && move.c == 0;
    case Kind::facet: return move.a < facets && move.b < cells && move.c == 0;
    case Kind::curio: return move.a < curios && move.b < cells && move.c == 0;
    case Kind::discard:
    case Kind::pass_on:
    case Kind::take: return is_number_below(card_kinds, move);
    case Kind::remove: return is_number_below(cells, move);
    case Kind::choose: return is_number_below(facets, move);
    case Kind::peek: return is_number_below(rooms, move);
    case Kind::ask: return is_number_below(ask_settings, move);
    case Kind::pass:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::end: return is_number_below(1, move);
  }
  return false;
}

Refusal refuse_place(const State& state, Placement placement) {
  const Table& table = state.table;
  if (!state.hands[table.asked].has(placement.card)) return Refusal::not_in_hand;
  return refuse_placement(table, Placements(table), placement);
}

Refusal refuse_target(const Table& table, Target kind, int target, Curio self = no_curio) {
  return is_target(table, table.asked, kind, target, self) ? Refusal::none : Refusal::no_target;
}

Refusal refuse_skill(const State& state, Move move) {
  if (state.table.phase == Phase::place) return Refusal::too_late;
  if (!state.hands[state.table.asked].has(move.a)) return Refusal::not_in_hand;
  return refuse_target(state.table, skill_of(move.a).effect.target, move.b);
}

/// The checks that facets and curios have in common. `nullifies` is whether it can nullify the trap on top
/// of the stack.
Refusal refuse_ability(const Table& table, Use use, bool is_used, bool nullifies) {
  if (table.phase == Phase::answer) {
    if (nullifies) return Refusal::none;
    return use == Use::nullify_trap && is_used ? Refusal::already_used : Refusal::cannot_answer;
  }
  if (use != Use::own_turn) return Refusal::not_now;
  if (table.phase == Phase::place) return Refusal::too_late;
  return is_used ? Refusal::already_used : Refusal::none;
}

Refusal refuse_facet(const Table& table, Facet facet, int target) {
  if (table.facet[table.asked] != facet) return Refusal::not_yours;
  if (table.phase == Phase::recall) return target == 0 ? Refusal::none : Refusal::no_target;
  const bool is_used = is_facet_used(table, facet);
  const bool nullifies = table.phase == Phase::answer && can_nullify_by_facet(table, table.asked);
  const Refusal reason = refuse_ability(table, facet_cards[facet].use, is_used, nullifies);
  if (reason != Refusal::none) return reason;
  return refuse_target(table, table.phase == Phase::answer ? Target::none : facet_cards[facet].effect.target, target);
}

Refusal refuse_curio(const Table& table, Curio curio, int target) {
  if (table.owner[curio] != table.asked) return Refusal::not_yours;
  const bool is_used = is_curio_used(table, curio);
  const bool nullifies = table.phase == Phase::answer && can_nullify_by_curio(table, table.asked, curio);
  const Refusal reason = refuse_ability(table, curio_cards[curio].use, is_used, nullifies);
  if (reason != Refusal::none) return reason;
  return refuse_target(table, table.phase == Phase::answer ? Target::none : curio_cards[curio].effect.target, target,
                       curio);
}

Refusal refuse_trap(const State& state, Move move) {
  if (!state.hands[state.table.asked].has(move.a)) return Refusal::not_in_hand;
  if (!is_answer(move.a, conditions_for(state.table, state.table.asked))) return Refusal::cannot_answer;
  return refuse_target(state.table, trap_of(move.a).effect.target, move.b);
}

Refusal refuse_peek(const Table& table, Room room) {
  if (!has_room(table.full, room)) return Refusal::empty_room;
  return has_room(unknown_rooms(table, table.asked), room) ? Refusal::none : Refusal::already_seen;
}

Refusal refuse_unless_in_hand(const State& state, int card) {
  return state.hands[state.table.asked].has(card) ? Refusal::none : Refusal::not_in_hand;
}

Refusal unless(bool is_legal, Refusal reason) { return is_legal ? Refusal::none : reason; }

}  // namespace

Refusal why_not(const State& state, Move move) {
  const Table& table = state.table;
  if (table.phase == Phase::over) return Refusal::game_over;
  if (index(move.kind) >= move_kinds) return Refusal::no_such_thing;
  if (!is_asked(table, move.kind)) return Refusal::not_asked;
  if (!is_well_formed(move)) return Refusal::no_such_thing;
  switch (move.kind) {
    case Kind::place: return refuse_place(state, {move.a, move.b, move.c});
    case Kind::skill: return refuse_skill(state, move);
    case Kind::facet: return refuse_facet(table, move.a, move.b);
    case Kind::curio: return refuse_curio(table, move.a, move.b);
    case Kind::trap: return refuse_trap(state, move);
    case Kind::discard:
    case Kind::pass_on: return refuse_unless_in_hand(state, move.a);
    case Kind::remove: return unless(has_cell(removable(table), move.a), Refusal::no_target);
    case Kind::choose: return unless(((facet_deck(table) >> move.a) & 1U) != 0, Refusal::no_target);
    case Kind::peek: return refuse_peek(table, move.a);
    case Kind::take: {
      const bool is_there = std::find(state.deck.begin(), state.deck.end(), move.a) != state.deck.end();
      return unless(is_maze(move.a) && is_there, Refusal::no_target);
    }
    case Kind::ask:
      if (table.ask_changes >= ask_changes_a_turn) return Refusal::switched_often;
      return unless(static_cast<AskSetting>(move.a) != table.ask_setting[table.asked], Refusal::switch_unchanged);
    case Kind::pass:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::end: return Refusal::none;
  }
  return Refusal::no_such_thing;
}

}  // namespace kairo::galleria
