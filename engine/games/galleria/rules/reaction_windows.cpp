#include "engine/games/galleria/rules/reaction_windows.h"

#include "engine/games/galleria/rules/reactions.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

/// The next seat to answer, from the active player's left round to the active player. A seat that cannot answer when
/// its turn comes is done with this window.
Seat next_to_answer(State& state) {
  Table& table = state.table;
  ReactionWindow& top = table.stack.back();
  for (int i = 1; i <= table.players; ++i) {
    const auto seat = static_cast<Seat>((table.turn + i) % table.players);
    if (contains(top.done, seat)) continue;
    if (is_to_be_asked(table, state.hands[seat], seat)) return seat;
    top.done |= only(seat);
  }
  return no_seat;
}

/// Lets a played card take effect: on the target named with it, or on the seat that a trap answers.
void begin_card(Table& table, const ReactionWindow& played) {
  const Effect& effect = effect_of(played.card);
  const bool is_aimed_at_seat = is_trap(played.card) && effect.target == Target::none;
  begin_effect(table, effect, played.by, is_aimed_at_seat ? played.at : played.target, played.card);
}

}  // namespace

bool run_window(State& state) {
  Table& table = state.table;
  if (const Seat seat = next_to_answer(state); seat != no_seat) return ask(table, Phase::answer, seat);
  const ReactionWindow top = table.stack.back();
  if (can_recall(table)) return ask(table, Phase::recall, top.by);
  table.stack.pop_back();
  if (top.trigger == Trigger::card) begin_card(table, top);
  return false;
}

template <EventSink Sink>
void play_skill(State& state, Card card, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  const Seat who = table.asked;
  discard(state, who, card);
  const bool has_target = names_something(skill_of(card).effect.target);
  if (!is_alone(table)) events.seal();
  table.stack.push_back({.card = card, .by = who, .target = target});
  emit(events, EventKind::used_skill, who, card, has_target ? target : -1);
}

template <EventSink Sink>
void play_trap(State& state, Card card, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  events.seal();
  const Seat who = table.asked;
  const Seat at = table.stack.back().by;
  discard(state, who, card);
  const bool has_target = names_something(trap_of(card).effect.target);
  table.stack.push_back({.card = card, .by = who, .at = at, .target = target});
  emit(events, EventKind::answered, who, card, at, has_target ? target : -1);
}

template <EventSink Sink>
void answer_recall(State& state, bool keeps, Sink& events) {
  Table& table = state.table;
  const ReactionWindow top = table.stack.back();
  table.stack.pop_back();
  if (keeps) {
    table.facets_used |= static_cast<std::uint8_t>(1U << table.facet[top.by]);
    table.discards.remove(top.card);
    add_to_hand(state, top.by, top.card, Visibility::open);
    emit(events, EventKind::kept_skill, top.by, top.card);
  }
  begin_card(table, top);
}

template <EventSink Sink>
void nullify(Table& table, Seat who, int by_card, int by_facet, int by_curio, Sink& events) {
  const ReactionWindow top = table.stack.back();
  table.stack.pop_back();
  emit(events, EventKind::nullified, who, top.card, top.by, by_card, by_facet, by_curio);
}

template void play_skill(State& state, Card card, std::uint8_t target, NoEvents& events);
template void play_skill(State& state, Card card, std::uint8_t target, EventList& events);
template void play_trap(State& state, Card card, std::uint8_t target, NoEvents& events);
template void play_trap(State& state, Card card, std::uint8_t target, EventList& events);
template void answer_recall(State& state, bool keeps, NoEvents& events);
template void answer_recall(State& state, bool keeps, EventList& events);
template void nullify(Table& table, Seat who, int by_card, int by_facet, int by_curio, NoEvents& events);
template void nullify(Table& table, Seat who, int by_card, int by_facet, int by_curio, EventList& events);

}  // namespace kairo::galleria
