#include <algorithm>

#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/placing.h"
#include "engine/games/galleria/rules/reaction_windows.h"
#include "engine/games/galleria/rules/steps.h"
#include "engine/games/galleria/rules/turn.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

/// In step 2 of the own turn, or to nullify a trap, or to return a skill to the hand.
template <EventSink Sink>
void use_facet(State& state, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  const Seat who = table.asked;
  const Facet facet = table.facet[who];
  if (table.phase == Phase::recall) return answer_recall(state, true, events);
  table.facets_used |= static_cast<std::uint8_t>(1U << facet);
  if (table.phase == Phase::answer) {
    events.seal();
    return nullify(table, who, -1, facet, -1, events);
  }
  const Effect& effect = facet_cards[facet].effect;
  emit(events, EventKind::used_facet, who, facet, names_something(effect.target) ? target : -1);
  begin_effect(table, effect, who, target);
}

template <EventSink Sink>
void use_curio(State& state, Curio curio, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  const Seat who = table.asked;
  table.curios_used |= static_cast<std::uint16_t>(1U << curio);
  if (table.phase == Phase::answer) {
    events.seal();
    return nullify(table, who, -1, -1, curio, events);
  }
  const Effect& effect = curio_cards[curio].effect;
  emit(events, EventKind::used_curio, who, curio, names_something(effect.target) ? target : -1);
  begin_effect(table, effect, who, target, curio);
}

template <EventSink Sink>
void pass(State& state, Sink& events) {
  Table& table = state.table;
  if (table.phase == Phase::recall) return answer_recall(state, false, events);
  events.seal();
  table.stack.back().done |= only(table.asked);
}

template <EventSink Sink>
void discard_chosen(State& state, Card card, Sink& events) {
  Table& table = state.table;
  discard(state, table.asked, card);
  const bool pays = table.phase == Phase::pay;
  --(pays ? table.owed : table.tasks.back().n);
  emit(events, pays ? EventKind::discarded_to_pay : EventKind::discarded, table.asked, card);
}

template <EventSink Sink>
void choose_facet(Table& table, Facet facet, Sink& events) {
  table.tasks.pop_back();
  table.facet[table.asked] = facet;
  emit(events, EventKind::chose_facet, table.asked, facet);
}

template <EventSink Sink>
void pick_card_to_pass(State& state, Card card, Sink& events) {
  state.picks[state.table.asked] = card;
  state.table.picked |= only(state.table.asked);
  emit(events, EventKind::picked, state.table.asked);
}

template <EventSink Sink>
void take_from_deck(State& state, Card card, Sink& events) {
  Table& table = state.table;
  events.seal();
  table.tasks.pop_back();
  *std::find(state.deck.begin(), state.deck.end(), card) = state.deck.back();
  state.deck.pop_back();
  --table.deck_left;
  add_to_hand(state, table.asked, card, Visibility::hidden);
  shuffle_all(state.deck, state.rng);
  emit(events, EventKind::searched, table.asked);
  emit_to(events, only(table.asked), EventKind::drew_card, table.asked, card);
}

template <EventSink Sink>
void remove_chosen(State& state, Cell cell, Sink& events) {
  state.table.tasks.pop_back();
  remove_maze_card(state, state.table.asked, cell, events);
}

template <EventSink Sink>
void peek(State& state, Room room, Sink& events) {
  --state.table.tasks.back().n;
  look_into(state, state.table.asked, room, events);
}

template <EventSink Sink>
void make_move(State& state, Move move, Sink& events) {
  Table& table = state.table;
  switch (move.kind) {
    case Kind::place: return declare_placement(state, {move.a, move.b, move.c}, events);
    case Kind::skill: return play_skill(state, move.a, move.b, events);
    case Kind::facet: return use_facet(state, move.b, events);
    case Kind::curio: return use_curio(state, move.a, move.b, events);
    case Kind::trap: return play_trap(state, move.a, move.b, events);
    case Kind::pass: return pass(state, events);
    case Kind::discard: return discard_chosen(state, move.a, events);
    case Kind::go_on: return agree_to_pay(table);
    case Kind::step_back: return step_back(state, false, events);
    case Kind::remove: return remove_chosen(state, move.a, events);
    case Kind::choose: return choose_facet(table, move.a, events);
    case Kind::pass_on: return pick_card_to_pass(state, move.a, events);
    case Kind::peek: return peek(state, move.a, events);
    case Kind::take: return take_from_deck(state, move.a, events);
    case Kind::ask:
      table.ask_setting[table.asked] = static_cast<AskSetting>(move.a);
      ++table.ask_changes;
      return emit(events, EventKind::asking_changed, table.asked, move.a);
    case Kind::end: table.turn_ends = true; return;
  }
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  make_move(state, move, events);
  run_until_question(state, events);
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::galleria
