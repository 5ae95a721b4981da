#pragma once

#include "engine/games/galleria/flow.h"
#include "engine/games/galleria/reactions.h"

/// Inside the rules only: the stack of deeds and cards that others may answer. What lies on top is resolved when nobody
/// is left who may answer it.
namespace kairo::galleria {

/// From the active player's left round to the active player; whoever could not answer is done.
inline Seat next_to_answer(State& state) {
  Table& table = state.table;
  Window& top = table.stack.back();
  for (int i = 1; i <= table.players; ++i) {
    const auto seat = static_cast<Seat>((table.turn + i) % table.players);
    if (holds(top.done, seat)) continue;
    if (is_to_be_asked(table, state.hands[seat], seat)) return seat;
    top.done |= only(seat);
  }
  return no_seat;
}

/// A trap names the monster it enrages, or works on whoever it is aimed at.
inline void begin_card(Table& table, const Window& played) {
  const Effect& effect = effect_of(played.card);
  const bool is_aimed = is_trap(played.card) && effect.target == Target::none;
  begin(table, effect, played.by, is_aimed ? played.at : played.target, played.card);
}

/// Asks who may answer what lies on top, or lets it work; true when there is a question.
inline bool run_window(State& state) {
  Table& table = state.table;
  if (const Seat seat = next_to_answer(state); seat != no_seat) return ask(table, Phase::answer, seat);
  const Window top = table.stack.back();
  if (can_recall(table)) return ask(table, Phase::recall, top.by);
  table.stack.pop_back();
  if (top.deed == Deed::card) begin_card(table, top);
  return false;
}

template <EventSink Sink>
void play_skill(State& state, Card card, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  const Seat who = table.asked;
  discard(state, who, card);
  const bool names = names_something(skill_of(card).effect.target);
  tell(events, Happened::used_skill, who, card, names ? target : -1);
  if (!is_alone(table)) events.seal();
  table.stack.push_back({.card = card, .by = who, .target = target});
}

template <EventSink Sink>
void play_trap(State& state, Card card, std::uint8_t target, Sink& events) {
  Table& table = state.table;
  events.seal();
  const Seat who = table.asked;
  const Seat at = table.stack.back().by;
  discard(state, who, card);
  const bool names = names_something(trap_of(card).effect.target);
  tell(events, Happened::answered, who, card, at, names ? target : -1);
  table.stack.push_back({.card = card, .by = who, .at = at, .target = target});
}

/// Of the facet with which a skill is kept; "no" lets the skill work.
template <EventSink Sink>
void answer_recall(State& state, bool keeps, Sink& events) {
  Table& table = state.table;
  const Window top = table.stack.back();
  table.stack.pop_back();
  if (keeps) {
    table.facets_used |= static_cast<std::uint8_t>(1U << table.facet[top.by]);
    table.discards.remove(top.card);
    gain(state, top.by, top.card, Sight::open);
    tell(events, Happened::kept_skill, top.by, top.card);
  }
  begin_card(table, top);
}

}  // namespace kairo::galleria
