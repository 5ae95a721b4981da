#include "engine/games/galleria/turn.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

template <EventSink Sink>
void declare(State& state, Move move, Sink& events) {
  Table& table = state.table;
  const auto card = static_cast<Card>(move.a);
  lose(state, table.turn, card, Sight::open);
  table.pending = {card, move.b, move.c};
  tell(events, Happened::declared, table.turn, card, move.b, move.c);
  table.room = approach(table, table.pending).room;
  begin_approach(table, events);
}

/// In step 2, or against a trap, or for a skill.
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
  tell(events, Happened::used_facet, who, facet, names_something(effect.target) ? target : -1);
  begin(table, effect, who, target);
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
  tell(events, Happened::used_curio, who, curio, names_something(effect.target) ? target : -1);
  begin(table, effect, who, target, curio);
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
  tell(events, pays ? Happened::discarded_to_pay : Happened::discarded, table.asked, card);
}

void go_on(Table& table) {
  table.owed = static_cast<std::uint8_t>(current_approach(table).way.cost);
  table.stage = Stage::pay;
}

template <EventSink Sink>
void choose_facet(Table& table, Facet facet, Sink& events) {
  table.tasks.pop_back();
  table.facet[table.asked] = facet;
  tell(events, Happened::chose_facet, table.asked, facet);
}

template <EventSink Sink>
void pick(State& state, Card card, Sink& events) {
  state.picks[state.table.asked] = card;
  state.table.picked |= only(state.table.asked);
  tell(events, Happened::picked, state.table.asked);
}

template <EventSink Sink>
void take_from_deck(State& state, Card card, Sink& events) {
  Table& table = state.table;
  events.seal();
  table.tasks.pop_back();
  *std::find(state.deck.begin(), state.deck.end(), card) = state.deck.back();
  state.deck.pop_back();
  --table.deck_left;
  gain(state, table.asked, card, Sight::hidden);
  shuffle_all(state.deck, state.rng);
  tell(events, Happened::searched, table.asked);
  tell_to(events, only(table.asked), Happened::drew_card, table.asked, card);
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
void make(State& state, Move move, Sink& events) {
  Table& table = state.table;
  switch (move.kind) {
    case Kind::place: return declare(state, move, events);
    case Kind::skill: return play_skill(state, move.a, move.b, events);
    case Kind::facet: return use_facet(state, move.b, events);
    case Kind::curio: return use_curio(state, move.a, move.b, events);
    case Kind::trap: return play_trap(state, move.a, move.b, events);
    case Kind::pass: return pass(state, events);
    case Kind::discard: return discard_chosen(state, move.a, events);
    case Kind::go_on: return go_on(table);
    case Kind::step_back: return step_back(state, false, events);
    case Kind::remove: return remove_chosen(state, move.a, events);
    case Kind::choose: return choose_facet(table, move.a, events);
    case Kind::pass_on: return pick(state, move.a, events);
    case Kind::peek: return peek(state, move.a, events);
    case Kind::take: return take_from_deck(state, move.a, events);
    case Kind::ask:
      table.asking[table.asked] = static_cast<Asking>(move.a);
      return tell(events, Happened::asking_changed, table.asked, move.a);
    case Kind::end: table.turn_ends = true; return;
  }
}

}  // namespace

template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  make(state, move, events);
  proceed(state, events);
}

template void play(State& state, Move move, NoEvents& events);
template void play(State& state, Move move, EventList& events);

}  // namespace kairo::galleria
