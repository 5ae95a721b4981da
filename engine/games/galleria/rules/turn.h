#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/state.h"

/// Internal to the rules: how turns follow each other.
namespace kairo::galleria {

template <EventSink Sink>
void begin_turn(State& state, Seat seat, Sink& events);

/// Carries out whatever needs no decision, until somebody must answer a question or the game is over.
template <EventSink Sink>
void run_until_question(State& state, Sink& events);

}  // namespace kairo::galleria
