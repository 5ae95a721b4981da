#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/state.h"

/// Internal to the rules: the stack of deeds and cards that others may react to. The top card takes effect once nobody
/// is left who may answer it.
namespace kairo::galleria {

/// Asks the next player who may answer what is on top and returns true; with nobody left, lets it take effect.
bool run_window(State& state);

template <EventSink Sink>
void play_skill(State& state, Card card, std::uint8_t target, Sink& events);
template <EventSink Sink>
void play_trap(State& state, Card card, std::uint8_t target, Sink& events);

/// Whether the facet returns the skill that was just played to its player's hand; then the skill takes effect.
template <EventSink Sink>
void answer_recall(State& state, bool keeps, Sink& events);

/// Cancels the card on top of the stack, by a card, a facet or a curio; the other two are −1.
template <EventSink Sink>
void nullify(Table& table, Seat who, int by_card, int by_facet, int by_curio, Sink& events);

}  // namespace kairo::galleria
