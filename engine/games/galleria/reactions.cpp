#include "engine/games/galleria/reactions.h"

namespace kairo::galleria {

namespace {

Causes causes_of_placing(const Table& table) {
  const bool lies = table.laid != no_cell;
  const bool is_streak = count_of(table.streak) >= streak_length;
  return static_cast<Causes>((lies ? cause::placed : 0) | (is_streak ? cause::streak : 0));
}

Causes causes_of_card(const Window& top, Seat seat) {
  if (is_trap(top.card)) return cause::trap;
  const bool takes_from_it = effect_of(top.card).has(Op::steal) && top.target == seat;
  return static_cast<Causes>(cause::skill | (takes_from_it ? cause::theft : 0));
}

}  // namespace

Causes causes(const Table& table, Seat seat) {
  const Window& top = table.stack.back();
  if (seat == top.by) return 0;
  switch (top.deed) {
    case Deed::turn_begins: return table.hand_size[table.turn] > 0 ? cause::turn_begins : 0;
    case Deed::passing: return cause::passing;
    case Deed::placed: return causes_of_placing(table);
    case Deed::taking: return table.curio_deck_left > 0 ? cause::taking : 0;
    case Deed::card: return causes_of_card(top, seat);
  }
  return 0;
}

bool may_be_asked(const Table& table, Seat seat) { return is_in(table, seat) && causes(table, seat) != 0; }

bool can_shield_by_facet(const Table& table, Seat seat) {
  const Window& top = table.stack.back();
  const Facet facet = table.facet[seat];
  return is_trap(top.card) && top.at == seat && facet < facets && facet_cards[facet].use == Use::nullify_trap &&
         !is_facet_used(table, facet);
}

bool can_shield_by(const Table& table, Seat seat, Curio curio) {
  const Window& top = table.stack.back();
  return is_trap(top.card) && top.at == seat && table.owner[curio] == seat &&
         curio_cards[curio].use == Use::nullify_trap && !is_curio_used(table, curio);
}

bool can_answer(const Table& table, const Cards& hand, Seat seat) {
  const Causes now = causes(table, seat);
  for (int card = first_trap; card < first_special; ++card)
    if (hand.has(card) && answers(card, now)) return true;
  for (Curio curio = 0; curio < curios; ++curio)
    if (can_shield_by(table, seat, curio)) return true;
  return can_shield_by_facet(table, seat);
}

bool is_to_be_asked(const Table& table, const Cards& hand, Seat seat) {
  if (!may_be_asked(table, seat)) return false;
  switch (table.asking[seat]) {
    case Asking::always: return true;
    case Asking::never: return false;
    case Asking::when_able: break;
  }
  return can_answer(table, hand, seat);
}

bool can_recall(const Table& table) {
  const Window& top = table.stack.back();
  if (!is_skill(top.card)) return false;
  const Facet facet = table.facet[top.by];
  return facet < facets && facet_cards[facet].use == Use::keep_skill && !is_facet_used(table, facet);
}

}  // namespace kairo::galleria
