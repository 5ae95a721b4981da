#include "engine/games/galleria/rules/reactions.h"

namespace kairo::galleria {

namespace {

Conditions conditions_of_placing(const Table& table) {
  const bool lies = table.laid != no_cell;
  const bool is_streak = count_of(table.streak) >= streak_length;
  return static_cast<Conditions>((lies ? condition::placed : 0) | (is_streak ? condition::streak : 0));
}

Conditions conditions_of_card(const ReactionWindow& top, Seat seat) {
  if (is_trap(top.card)) return condition::trap;
  const bool takes_from_seat = effect_of(top.card).has(Op::steal) && top.target == seat;
  return static_cast<Conditions>(condition::skill | (takes_from_seat ? condition::theft : 0));
}

}  // namespace

Conditions conditions_for(const Table& table, Seat seat) {
  const ReactionWindow& top = table.stack.back();
  if (seat == top.by) return 0;
  switch (top.trigger) {
    case Trigger::turn_begins: return table.hand_size[table.turn] > 0 ? condition::turn_begins : 0;
    case Trigger::passing: return condition::passing;
    case Trigger::placed: return conditions_of_placing(table);
    case Trigger::taking: return table.curio_deck_left > 0 ? condition::taking : 0;
    case Trigger::card: return conditions_of_card(top, seat);
  }
  return 0;
}

bool could_answer(const Table& table, Seat seat) {
  return is_still_in(table, seat) && conditions_for(table, seat) != 0;
}

bool can_nullify_by_facet(const Table& table, Seat seat) {
  const ReactionWindow& top = table.stack.back();
  const Facet facet = table.facet[seat];
  return is_trap(top.card) && top.at == seat && facet < facets && facet_cards[facet].use == Use::nullify_trap &&
         !is_facet_used(table, facet);
}

bool can_nullify_by_curio(const Table& table, Seat seat, Curio curio) {
  const ReactionWindow& top = table.stack.back();
  return is_trap(top.card) && top.at == seat && table.owner[curio] == seat &&
         curio_cards[curio].use == Use::nullify_trap && !is_curio_used(table, curio);
}

bool can_answer(const Table& table, const Cards& hand, Seat seat) {
  const Conditions now = conditions_for(table, seat);
  for (int card = first_trap; card < first_special; ++card)
    if (hand.has(card) && is_answer(card, now)) return true;
  if (!is_trap(table.stack.back().card)) return false;
  for (Curio curio = 0; curio < curios; ++curio)
    if (can_nullify_by_curio(table, seat, curio)) return true;
  return can_nullify_by_facet(table, seat);
}

bool is_to_be_asked(const Table& table, const Cards& hand, Seat seat) {
  if (!could_answer(table, seat)) return false;
  switch (table.ask_setting[seat]) {
    case AskSetting::always: return true;
    case AskSetting::never: return false;
    case AskSetting::when_able: break;
  }
  return can_answer(table, hand, seat);
}

bool can_recall(const Table& table) {
  const ReactionWindow& top = table.stack.back();
  if (!is_skill(top.card)) return false;
  const Facet facet = table.facet[top.by];
  return facet < facets && facet_cards[facet].use == Use::keep_skill && !is_facet_used(table, facet);
}

}  // namespace kairo::galleria
