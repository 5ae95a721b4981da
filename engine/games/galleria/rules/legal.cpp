#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/placing.h"
#include "engine/games/galleria/rules/reactions.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;
using List = State::MoveList;

// Each of these functions appends its moves in the order of Move::Kind and of their numbers.

/// Calls `visit(card)` once for each kind of card in the hand with a number from `first` up to `end`.
template <class Visit>
void for_each_card(const Cards& hand, int first, int end, Visit visit) {
  for (int card = first; card < end; ++card)
    if (hand.has(card)) visit(static_cast<Card>(card));
}

template <class Visit>
void for_each_target(const Table& table, Target kind, Curio self, Visit visit) {
  for (int target = 0; target < target_bound(kind); ++target)
    if (is_target(table, table.asked, kind, target, self)) visit(static_cast<std::uint8_t>(target));
}

void list_placings(const State& state, List& moves) {
  const Table& table = state.table;
  const Cards& hand = state.hands[table.asked];
  if (hand.count(0, maze_kinds) == 0) return;
  const Placements placements(table);
  const Fits fits = placements.fits();
  const int can_pay = cards_to_pay_with(table);
  for_each_card(hand, 0, maze_kinds, [&](Card card) {
    const CellSet as_printed = fits.cells_for(face_of(card, 0));
    const CellSet turned = is_symmetric(card) ? 0 : fits.cells_for(face_of(card, 1));
    for_each_cell(as_printed | turned, [&](Cell cell) {
      const auto add = [&](std::uint8_t is_turned) {
        if (placements.costs_at_most(can_pay, {card, cell, is_turned}))
          moves.push_back({Kind::place, card, cell, is_turned});
      };
      if (has_cell(as_printed, cell)) add(0);
      if (has_cell(turned, cell)) add(1);
    });
  });
}

void list_skills(const State& state, List& moves) {
  for_each_card(state.hands[state.table.asked], first_skill, first_trap, [&](Card card) {
    for_each_target(state.table, skill_of(card).effect.target, no_curio, [&](std::uint8_t target) {
      moves.push_back({Kind::skill, card, target});
    });
  });
}

void list_own_abilities(const Table& table, List& moves) {
  const Seat who = table.asked;
  const Facet facet = table.facet[who];
  if (facet < facets && facet_cards[facet].use == Use::own_turn && !is_facet_used(table, facet))
    for_each_target(table, facet_cards[facet].effect.target, no_curio, [&](std::uint8_t target) {
      moves.push_back({Kind::facet, facet, target});
    });
  for (Curio curio = 0; curio < curios && !is_alone(table); ++curio) {
    const bool is_ready = table.owner[curio] == who && !is_curio_used(table, curio);
    if (!is_ready || curio_cards[curio].use != Use::own_turn) continue;
    for_each_target(table, curio_cards[curio].effect.target, curio, [&](std::uint8_t target) {
      moves.push_back({Kind::curio, curio, target});
    });
  }
}

void list_turn(const State& state, List& moves) {
  const Table& table = state.table;
  list_placings(state, moves);
  if (table.phase == Phase::use) {
    list_skills(state, moves);
    list_own_abilities(table, moves);
  }
  if (!is_alone(table) && table.ask_changes < ask_changes_a_turn)
    for (std::uint8_t setting = 0; setting < ask_settings; ++setting)
      if (static_cast<AskSetting>(setting) != table.ask_setting[table.asked]) moves.push_back({Kind::ask, setting});
  moves.push_back({Kind::end});
}

void list_answers(const State& state, List& moves) {
  const Table& table = state.table;
  const Seat who = table.asked;
  if (can_nullify_by_facet(table, who)) moves.push_back({Kind::facet, table.facet[who]});
  for (Curio curio = 0; curio < curios; ++curio)
    if (can_nullify_by_curio(table, who, curio)) moves.push_back({Kind::curio, curio});
  const Conditions now = conditions_for(table, who);
  for_each_card(state.hands[who], first_trap, first_special, [&](Card card) {
    if (!is_answer(card, now)) return;
    for_each_target(table, trap_of(card).effect.target, no_curio, [&](std::uint8_t target) {
      moves.push_back({Kind::trap, card, target});
    });
  });
  moves.push_back({Kind::pass});
}

void list_cards(Kind kind, const Cards& cards, List& moves) {
  for_each_card(cards, 0, card_kinds, [&](Card card) { moves.push_back({kind, card}); });
}

void list_members(Kind kind, std::uint64_t set, List& moves) {
  for (; set != 0; set &= set - 1) moves.push_back({kind, static_cast<std::uint8_t>(std::countr_zero(set))});
}

void list_deck_mazes(const State& state, List& moves) {
  Cards deck;
  for (const Card card : state.deck)
    if (is_maze(card)) deck.add(card);
  list_cards(Kind::take, deck, moves);
}

}  // namespace

void legal(const State& state, State::MoveList& moves) {
  moves.clear();
  const Table& table = state.table;
  switch (table.phase) {
    case Phase::use:
    case Phase::place: return list_turn(state, moves);
    case Phase::press_on: moves.push_back({Kind::go_on}); return moves.push_back({Kind::step_back});
    case Phase::pay:
    case Phase::discard: return list_cards(Kind::discard, state.hands[table.asked], moves);
    case Phase::answer: return list_answers(state, moves);
    case Phase::recall: moves.push_back({Kind::facet, table.facet[table.asked]}); return moves.push_back({Kind::pass});
    case Phase::remove: return list_members(Kind::remove, removable(table), moves);
    case Phase::choose: return list_members(Kind::choose, facet_deck(table), moves);
    case Phase::pass_on: return list_cards(Kind::pass_on, state.hands[table.asked], moves);
    case Phase::peek: return list_members(Kind::peek, unknown_rooms(table, table.asked), moves);
    case Phase::take: return list_deck_mazes(state, moves);
    case Phase::over: return;
  }
}

}  // namespace kairo::galleria
